import AVFoundation
import UIKit

/// What a storyboard can start: by a recogniser, a button, an item of the bar, a row, its accessory, and by itself.
class StartController: UIViewController, AVAudioPlayerDelegate {
  @IBOutlet weak var card: CardView!
  @IBOutlet weak var box: UIView!
  var log: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let from = sender.map { String(describing: type(of: $0)) } ?? "nobody"
    log.append("\(segue.identifier ?? "") from \(from)")
  }

  @IBAction func edge(_ sender: UIScreenEdgePanGestureRecognizer) {
    if sender.state == .began { log.append("edge") }
  }

  @IBAction func press(_ sender: UILongPressGestureRecognizer) {
    if sender.state == .began { log.append("press") }
  }

  @IBAction func swipe(_ sender: UISwipeGestureRecognizer) { log.append("swipe") }

  var player: AVAudioPlayer?

  /// Plays a quarter of a second of a tone.
  @IBAction func sound(_ sender: UIButton) {
    let rate = 8000
    var wave = Data("RIFF".utf8)
    func add(_ number: Int, _ bytes: Int) {
      for place in 0..<bytes { wave.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
    add(36 + rate / 4, 4)
    wave.append(contentsOf: "WAVEfmt ".utf8)
    for (number, bytes) in [(16, 4), (1, 2), (1, 2), (rate, 4), (rate, 4), (1, 2), (8, 2)] {
      add(number, bytes)
    }
    wave.append(contentsOf: "data".utf8)
    add(rate / 4, 4)
    for step in 0..<rate / 4 { wave.append(step % 20 < 10 ? 160 : 96) }
    player = try? AVAudioPlayer(data: wave)
    player?.delegate = self
    player?.play()
    log.append("sound of \(player?.duration ?? 0) s")
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    log.append("played")
  }

  @IBAction func back(_ segue: UIStoryboardSegue) { log.append("back") }
}

class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

class RowCell: UITableViewCell {
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// Every kind of value that a storyboard can give a property of one's own.
class CardView: UIView {
  @IBOutlet weak var title: UILabel!
  @IBInspectable var edge: UIColor = .black
  @IBInspectable var shade: UIColor?
  @IBInspectable var tone: UIColor = .black
  @IBInspectable var count = 0
  @IBInspectable var share = 0.0
  @IBInspectable var isOn = false
  @IBInspectable var words = ""
  @IBInspectable var place = CGPoint.zero
  @IBInspectable var extent = CGSize.zero
  @IBInspectable var area = CGRect.zero
  var titles: [String] = []

  // The outlets are set, and this is called once.
  override func awakeFromNib() {
    super.awakeFromNib()
    titles.append(title.text ?? "")
  }
}
