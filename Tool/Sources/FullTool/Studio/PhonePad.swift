import Dactyl
import DactylFiles
import DactylInspector
import NIOHTTP1
import PageServer
import ToolCommands

/// A link for phones with its QR code, and the secret that whoever asks for it must know.
struct PhoneCard: Sendable {
  let secret: String
  /// The link, then a picture of its code on one line; empty if this machine is in no network.
  let words: String

  /// The answer to a request for it.
  func answer(to headers: HTTPHeaders) -> Answer {
    guard headers["authorization"] == [secret] else { return .refusal(.unauthorized) }
    return .file(ServedFile(kind: "text/plain; charset=utf-8", bytes: Array(words.utf8)))
  }
}

/// A window whose touch pad is a phone; the studio's page follows its fingers.
@MainActor
final class PhonePad {
  private let stage = Stage(.everything, size: LiveAccess.phoneSize)
  private let inspector: Inspector

  /// Opens the window to the network, with a secret.
  ///
  /// - Parameter web: the folder of web files; nil for the usual places.
  init(web: String?) {
    var options = Inspector.Options()
    options.program = "phone"
    options.isOpenToNetwork = true
    options.printsLink = false
    options.web = web
    let stage = stage
    options.nameView = { $0 is Window ? nil : stage.name(of: $0) }
    inspector = Inspector.attach(stage.window, options: options)
  }

  /// The pad's part of the studio's link, port and secret; empty if no port was free.
  var fragment: String {
    guard let link = inspector.links.first, let hash = link.firstIndex(of: "#"),
      let colon = link.lastIndex(of: ":")
    else { return "" }
    let port = link[link.index(after: colon)..<hash].filter(\.isNumber)
    return "#&phone=\(port),\(link[link.index(after: hash)...])"
  }

  /// What the studio's page shows to those who know the secret: the first link for phones, and a picture of
  /// its QR code; without `qrencode` the link alone.
  var card: PhoneCard? {
    guard let own = inspector.links.first, let hash = own.firstIndex(of: "#") else { return nil }
    let secret = String(own[own.index(after: hash)...])
    guard let link = inspector.links.dropFirst().first else {
      return PhoneCard(secret: secret, words: "")
    }
    let picture = QRCode.svg(link)?.split(separator: "\n").joined(separator: " ") ?? ""
    return PhoneCard(secret: secret, words: "\(link)\n\(picture)")
  }

  /// The links for phones, each with a QR code.
  var invitation: String {
    let links = inspector.links.dropFirst()
    guard !links.isEmpty else {
      return "No phone can come: this machine is in no network. Here it would be "
        + (inspector.links.first ?? "nowhere")
    }
    return "Open this on a phone in the same network, and it is the touch pad:\n"
      + links.map { "\($0)\n\(QRCode.blocks($0))" }.joined(separator: "\n")
  }
}
