import Foundation

/// Stored: a source of particles; none are drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// Stored: what comes out.
  open var emitterCells: [CAEmitterCell]?
  /// Stored: the middle of the source.
  open var emitterPosition = CGPoint.zero
  /// Stored: the height and depth of the source.
  open var emitterZPosition: CGFloat = 0, emitterDepth: CGFloat = 0
  /// Stored: whether particles keep their heights.
  open var preservesDepth = false
  /// Stored: the extent of the source.
  open var emitterSize = CGSize.zero
  /// Stored: the shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Stored: where in the shape particles start.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Stored: how particles are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Stored: a factor on the number of particles.
  open var birthRate: Float = 1
  /// Stored: a factor on their life.
  open var lifetime: Float = 1
  /// Stored: a factor on their speed.
  open var velocity: Float = 1
  /// Stored: a factor on their size.
  open var scale: Float = 1
  /// Stored: a factor on their spin.
  open var spin: Float = 1
  /// Stored: the start of chance.
  open var seed: UInt32 = 0
}

/// Stored: a kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Stored: its picture.
  open var contents: Any?
  /// Stored: its name.
  open var name: String?
  /// Stored: its colour.
  open var color: CGColor?
  /// Stored: particles of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Stored: the part of its picture, its pixels per point, and its filters.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1), contentsScale: CGFloat = 1
  /// Stored: how its picture is enlarged and shrunk.
  open var magnificationFilter = "linear", minificationFilter = "linear"
  /// Stored: whether it comes out.
  open var isEnabled = true
  /// Stored: particles in a second.
  open var birthRate: Float = 0
  /// Stored: the life in seconds, and its spread.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// Stored: the speed, its spread, and the acceleration.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// Stored: the acceleration.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
  /// Stored: the direction and its spread.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// Stored: the size, its spread, and how it changes.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// Stored: the spin and its spread.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// Stored: the spread of the alpha, and how it changes.
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
  /// Stored: the spread of the colour's parts.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  /// Stored: how the colour's parts change.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0

  /// A particle.
  public override init() { super.init() }
}

/// Stored: the shape of a source of particles.
public enum CAEmitterLayerEmitterShape: String, Hashable, Sendable {
  /// The available shapes.
  case point, line, rectangle, cuboid, circle, sphere
}

/// Stored: where in a shape particles start.
public enum CAEmitterLayerEmitterMode: String, Hashable, Sendable {
  /// The available places.
  case points, outline, surface, volume
}

/// Stored: how particles are drawn over each other.
public enum CAEmitterLayerRenderMode: String, Hashable, Sendable {
  /// The available ways.
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// A layer that draws in tiles elsewhere; here all at once.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// Stored: the size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Stored: the number of smaller pictures.
  open var levelsOfDetail = 1
  /// Stored: the number of larger pictures.
  open var levelsOfDetailBias = 0
  /// The time in which a tile appears elsewhere.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
