import Foundation
import Testing

@testable import IntentHost

@Suite("The mailbox between the reading thread and the task", .timeLimit(.minutes(1)))
struct MailboxTests {
  @Test("an alarm that rings late does not hide the next one's")
  func lateAlarm() async {
    let mailbox = Mailbox()
    let first = mailbox.nextTicket()
    let second = mailbox.nextTicket()
    mailbox.expire(second)
    mailbox.expire(first)
    let event = await withCheckedContinuation { mailbox.wait(second, $0) }
    #expect(event == nil)
  }

  @Test("an alarm rings for its own waiter only")
  func earlyAlarm() async throws {
    let mailbox = Mailbox()
    mailbox.expire(mailbox.nextTicket())
    mailbox.put(.tooLong(bytes: 7))
    let event = await mailbox.take(before: .now + .seconds(3600))
    guard case .tooLong(bytes: 7)? = event else {
      Issue.record("\(String(describing: event))")
      return
    }
  }
}
