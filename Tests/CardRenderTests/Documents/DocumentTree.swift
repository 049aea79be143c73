import Foundation
import FoundationXML

/// A document as a parser of XML that is not ours reads it.
final class DocumentTree: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The name of the element it stands in.
    var parent: String?
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Throws what the parser says of a document that is not well-formed.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The lines of text of a page.
  var lines: [Element] { all("span").filter { $0.attributes["class"] == "line" } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, parent: open.last.map { elements[$0].name }))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
