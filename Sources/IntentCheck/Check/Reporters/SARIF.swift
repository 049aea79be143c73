/// The part of SARIF 2.1.0 that a report needs, by the names of its specification.
struct SARIF: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
    let invocations: [Invocation]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "stagedoor check"
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text?
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable { let level: String }

  struct Text: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Place]
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
  }

  struct Place: Encodable { let physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Location
    let region: Region?
  }

  struct Location: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct Fix: Encodable {
    let description: Text
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: Location
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Bytes
    let insertedContent: Text
  }

  struct Bytes: Encodable {
    let byteOffset: Int
    let byteLength: Int
  }

  struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "warning"
    let message: Text
  }
}
