/// The way by which the wish to start focus reaches the app's screen.
///
/// Warm, the screen is told at once. Cold, there is none yet, and the courier waits for its first frame. A courier that
/// was sent to a screen that is up would stay until the next launch, and start focus then, unasked.
public actor FocusRoute {
  private let courier: any FocusCourier
  private var begin: (@Sendable () async -> Void)?

  /// Makes a route to a screen that is not up yet.
  public init(courier: any FocusCourier) { self.courier = courier }

  /// Someone wants to start focus.
  public func start() async throws {
    if let begin { await begin() } else { try courier.leave() }
  }

  /// The screen has shown its first frame: a wish that waits is taken, and the next ones come straight.
  /// - Parameter begin: starts focus on the screen.
  public func screenIsUp(_ begin: @escaping @Sendable () async -> Void) async {
    self.begin = begin
    if courier.take() { await begin() }
  }
}
