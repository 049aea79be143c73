import Foundation

/// A document that this program writes into a repository, and reads again: a baseline, or identifiers.
protocol KeptDocument: Decodable, Sendable {
  /// What `kind` is in every one.
  static var kindName: String { get }
  var version: Int { get }
  var kind: String { get }
}

/// A file with such a document.
struct KeptFile<Document: KeptDocument>: Sendable {
  let document: Document
  let text: String

  /// - Throws: what is wrong with the file.
  init(_ path: String) throws(KeptFileFault) {
    guard FileManager.default.fileExists(atPath: path) else { throw .notFound }
    guard let data = bytes(of: path, limit: Self.largest) else { throw .unreadable }
    guard let document = try? JSONDecoder().decode(Document.self, from: data), document.kind == Document.kindName else {
      throw .otherKind
    }
    guard document.version == 1 else { throw .otherVersion(document.version) }
    self.document = document
    text = String(decoding: data, as: UTF8.self)
  }

  /// Far more than any project's.
  private static var largest: Int { 64 << 20 }
}
