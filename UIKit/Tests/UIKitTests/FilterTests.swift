import Foundation
import FreedObjects
import Testing
import UIKit

/// Pictures with filters, symbols of several sizes, and what else shows pictures.
// The only device and the usual values of filters stay.
@MainActor @Suite(.takesTurns)
struct FilterTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func picture() throws -> CIImage { try #require(CIImage(image: image)) }

  @Test func aFilterTakesItsUsualValuesUntilOthersAreSet() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(filter.outputImage == nil, "there is no picture yet")
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    filter.setValue(try picture(), forKey: kCIInputImageKey)
    #expect(filter.outputImage?.extent == CGRect(origin: .zero, size: pixels))
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(CIFilter(name: "CINoSuchThing") == nil)
  }

  private var pixels: CGSize {
    CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  @Test func aPartOfAPictureIsMeasuredFromTheLowerLeft() throws {
    let part = try picture().cropped(to: CGRect(x: 10, y: 0, width: 10, height: 5))
    #expect(part.extent == CGRect(x: 10, y: 0, width: 10, height: 5))
    let made = CIContext().createCGImage(part, from: part.extent)
    #expect(made?.width == 10 && made?.height == 5)
    #expect(CIContext().createCGImage(part, from: CGRect(x: 90, y: 90, width: 9, height: 9)) == nil)
    let turned = part.transformed(by: CGAffineTransform(scaleX: 2, y: 3))
    #expect(turned.extent == CGRect(x: 20, y: 0, width: 20, height: 15))
  }

  @Test func filtersAreFoundByNameOrMadeByMethods() {
    let filter = CIFilter.gaussianBlur()
    filter.radius = 4
    #expect(filter.name == "CIGaussianBlur" && filter.radius == 4)
    #expect(CIFilter.localizedName(forFilterName: "CIPhotoEffectNoir") == "Photo Effect Noir")
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIBoxBlur"))
  }

  @Test func symbolsAreAsLargeAsTheirConfigurationSays() {
    let symbol = UIImage(systemName: "heart")!
    let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
    #expect(large.size == CGSize(width: 60, height: 60) && large.isSymbolImage)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50)) === image)
    let button = UIButton(type: .system)
    button.setImage(symbol, for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 50), forImageIn: .normal)
    #expect(button.currentImage?.size.width == 60)
  }

  @Test func aLargePictureIsSqueezedIntoItsButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    button.setImage(UIImage(size: CGSize(width: 512, height: 512)), for: .normal)
    #expect(button.imageRect(forContentRect: button.bounds) == button.bounds)
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    #expect(button.imageRect(forContentRect: button.bounds).size == CGSize(width: 10, height: 10))
  }

  @Test func aConfigurationPlacesImageAndTitle() {
    var look = UIButton.Configuration.plain()
    look.image = UIImage(size: CGSize(width: 30, height: 20))
    (look.title, look.imagePlacement, look.imagePadding) = ("Go", .top, 6)
    let button = UIButton(configuration: look)
    button.frame.size = button.intrinsicContentSize
    let content = button.contentRect(forBounds: button.bounds)
    let (image, title) = (
      button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
    )
    #expect(title.minY >= image.maxY + 5.5 && abs(title.midX - image.midX) < 0.01)
    #expect(button.bounds.height >= image.height + 6 + title.height + 14)
    look.imagePlacement = .trailing
    button.configuration = look
    button.frame.size = button.intrinsicContentSize
    let line = button.contentRect(forBounds: button.bounds)
    #expect(
      button.imageRect(forContentRect: line).minX
        >= button.titleRect(forContentRect: line).maxX + 5.5)
  }

  @Test func aFullTurnIsACircleEitherWay() {
    for isClockwise in [true, false] {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi,
        clockwise: isClockwise)
      #expect(abs(path.bounds.width - 80) < 0.01 && abs(path.bounds.height - 80) < 0.01)
    }
  }

  @Test func aTransformedViewFillsTheFrameThatItIsGiven() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    view.transform = CGAffineTransform(translationX: 20, y: 40).rotated(by: .pi)
    view.frame.origin = CGPoint(x: 100, y: 200)
    #expect(abs(view.frame.minX - 100) < 1e-9 && abs(view.frame.minY - 200) < 1e-9)
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test func aStackInATabHasTheItemOfItsRoot() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 7)
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.tabBarItem === root.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 8)
    stack.tabBarItem = own
    #expect(stack.tabBarItem === own)
  }

  @Test func aStackFromAnArchiveNeverFails() {
    final class Rating: UIStackView {
      var count = 0
      override init(frame: CGRect) { super.init(frame: frame) }
      required init(coder: NSCoder) {
        super.init(coder: coder)
        count = 5
      }
    }
    #expect(Rating(coder: NSCoder()).count == 5)
  }

  @Test func aDeviceIsHeldAsItsScreenIs() {
    let former = UIScreen.main
    defer { UIScreen.main = former }
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIScreen.main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)
    UIScreen.main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 844, height: 390), scale: 3)
    #expect(UIDevice.current.orientation.isLandscape && count == 1)
  }

  @Test func tabsShowTheirBadge() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    bar.items = [item]
    item.badgeValue = "7"
    bar.layoutIfNeeded()
    let badge = bar.subviews[0].subviews.compactMap { $0 as? UILabel }.first
    #expect(badge?.text == "7" && badge?.backgroundColor == .systemRed)
    item.badgeValue = nil
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].subviews.isEmpty)
  }
}
