import Dactyl
import DactylFiles
import DactylInspector
import NIOHTTP1
import PageServer
import ToolCommands

/// What the studio's page needs for a phone: where its fingers arrive, as port and secret; on the next
/// line the link for phones, and a picture of its code on one line. The last two are missing if this
/// machine is in no network.
struct PhoneCard: Sendable {
  let words: String

  /// The answer to a request for it.
  func answer(to headers: HTTPHeaders, knowing secret: Secret) -> Answer {
    guard secret.isSaid(by: headers) else { return .refusal(.unauthorized) }
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

  /// What the studio's page shows; nil if no port was free.
  var card: PhoneCard? {
    guard let own = inspector.links.first, let hash = own.firstIndex(of: "#"),
      let colon = own.lastIndex(of: ":")
    else { return nil }
    let port = own[own.index(after: colon)..<hash].filter(\.isNumber)
    let place = "\(port),\(own[own.index(after: hash)...])"
    guard let link = inspector.links.dropFirst().first else { return PhoneCard(words: place) }
    let picture = QRCode.svg(link)?.split(separator: "\n").joined(separator: " ") ?? ""
    return PhoneCard(words: "\(place)\n\(link)\n\(picture)")
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
