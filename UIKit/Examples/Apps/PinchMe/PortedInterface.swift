// Written by `dactyl port`: what storyboards, xibs and colours of catalogues say, as code.
import UIKit

final class PortedInterface: InterfaceArchive {
  static let mainStoryboard: String? = "Main"
  static let screenSize: CGSize? = CGSize(width: 393, height: 852)
  static let storyboards: [String: StoryboardArchive] = [
    "Main": StoryboardArchive(initial: { scene_Main_BYZ_38_t0r() }, scenes: [:])
  ]
  static let nibs: [String: (AnyObject?) -> [Any]] = [:]
  static let colors: [String: UIColor] = [:]
}

@MainActor private func scene_Main_BYZ_38_t0r() -> UIViewController {
  let c = (ViewController(coder: InterfaceCoder()) as ViewController?)!
  c.archiveView { [unowned c] _ in
    let v_8bC_Xf_vdC = UIView(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 0.0, width: 390, height: 844)))!
    v_8bC_Xf_vdC.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    v_8bC_Xf_vdC.isMultipleTouchEnabled = true
    v_8bC_Xf_vdC.contentMode = .scaleToFill
    v_8bC_Xf_vdC.backgroundColor = UIColor.systemBackground
    let v_Crd_vw_001 =
      (CardView(coder: InterfaceCoder(frame: CGRect(x: 85, y: 194, width: 220, height: 220)))
      as CardView?)!
    v_Crd_vw_001.autoresizingMask = []
    v_Crd_vw_001.isMultipleTouchEnabled = true
    v_Crd_vw_001.accessibilityLabel = "Card"
    v_Crd_vw_001.contentMode = .scaleToFill
    v_Crd_vw_001.backgroundColor = UIColor.systemOrange
    let v_Ttl_lb_002 = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 20, width: 220, height: 40)))!
    v_Ttl_lb_002.autoresizingMask = []
    v_Ttl_lb_002.isUserInteractionEnabled = false
    v_Ttl_lb_002.isOpaque = false
    v_Ttl_lb_002.contentMode = .left
    v_Ttl_lb_002.lineBreakMode = .byTruncatingTail
    v_Ttl_lb_002.text = "Pinch me"
    v_Ttl_lb_002.textAlignment = .center
    v_Ttl_lb_002.textColor = UIColor(white: 1, alpha: 1)
    v_Ttl_lb_002.font = UIFont.boldSystemFont(ofSize: 28)
    v_Crd_vw_001.addSubview(v_Ttl_lb_002)
    v_8bC_Xf_vdC.addSubview(v_Crd_vw_001)
    let v_Lbl_tx_003 = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 584, width: 390, height: 160)))!
    v_Lbl_tx_003.translatesAutoresizingMaskIntoConstraints = false
    v_Lbl_tx_003.isMultipleTouchEnabled = true
    v_Lbl_tx_003.isOpaque = false
    v_Lbl_tx_003.isUserInteractionEnabled = true
    v_Lbl_tx_003.accessibilityLabel = "Label"
    v_Lbl_tx_003.contentMode = .left
    v_Lbl_tx_003.lineBreakMode = .byTruncatingTail
    v_Lbl_tx_003.text = "Pinch me, too"
    v_Lbl_tx_003.textAlignment = .center
    v_Lbl_tx_003.font = UIFont.systemFont(ofSize: 24)
    v_8bC_Xf_vdC.addSubview(v_Lbl_tx_003)
    let v_Btn_bk_004 = UIButton(
      coder: InterfaceCoder(
        frame: CGRect(x: 125, y: 764, width: 140, height: 44), buttonType: .system))!
    v_Btn_bk_004.translatesAutoresizingMaskIntoConstraints = false
    v_Btn_bk_004.isOpaque = false
    v_Btn_bk_004.contentMode = .scaleToFill
    v_Btn_bk_004.contentHorizontalAlignment = .center
    v_Btn_bk_004.contentVerticalAlignment = .center
    v_Btn_bk_004.titleLabel?.lineBreakMode = .byTruncatingMiddle
    v_Btn_bk_004.setTitle("Put back", for: .normal)
    v_8bC_Xf_vdC.addSubview(v_Btn_bk_004)
    let v_Rec_pi_001 = UIPinchGestureRecognizer(target: nil, action: nil)
    v_Crd_vw_001.addGestureRecognizer(v_Rec_pi_001)
    let v_Rec_ro_002 = UIRotationGestureRecognizer(target: nil, action: nil)
    v_Crd_vw_001.addGestureRecognizer(v_Rec_ro_002)
    let v_Rec_pa_003 = UIPanGestureRecognizer(target: nil, action: nil)
    v_Crd_vw_001.addGestureRecognizer(v_Rec_pa_003)
    let v_Cst_bb_008 = NSLayoutConstraint(
      item: v_8bC_Xf_vdC, attribute: .bottom, relatedBy: .equal, toItem: v_Btn_bk_004,
      attribute: .bottom, multiplier: 1, constant: 36)
    v_Cst_bb_008.isActive = true
    let v_Cst_bx_007 = NSLayoutConstraint(
      item: v_Btn_bk_004, attribute: .centerX, relatedBy: .equal, toItem: v_8bC_Xf_vdC,
      attribute: .centerX, multiplier: 1, constant: 0)
    v_Cst_bx_007.isActive = true
    let v_Cst_lb_006 = NSLayoutConstraint(
      item: v_8bC_Xf_vdC, attribute: .bottom, relatedBy: .equal, toItem: v_Lbl_tx_003,
      attribute: .bottom, multiplier: 1, constant: 100)
    v_Cst_lb_006.isActive = true
    let v_Cst_lt_005 = NSLayoutConstraint(
      item: v_8bC_Xf_vdC, attribute: .trailing, relatedBy: .equal, toItem: v_Lbl_tx_003,
      attribute: .trailing, multiplier: 1, constant: 0)
    v_Cst_lt_005.isActive = true
    let v_Cst_ll_004 = NSLayoutConstraint(
      item: v_Lbl_tx_003, attribute: .leading, relatedBy: .equal, toItem: v_8bC_Xf_vdC,
      attribute: .leading, multiplier: 1, constant: 0)
    v_Cst_ll_004.isActive = true
    let v_Cst_hg_003 = NSLayoutConstraint(
      item: v_Btn_bk_004, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 44)
    v_Cst_hg_003.isActive = true
    let v_Cst_wd_002 = NSLayoutConstraint(
      item: v_Btn_bk_004, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 140)
    v_Cst_wd_002.isActive = true
    let v_Cst_hg_001 = NSLayoutConstraint(
      item: v_Lbl_tx_003, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 160)
    v_Cst_hg_001.isActive = true
    v_Btn_bk_004.addAction(
      UIAction { [unowned c, unowned v_Btn_bk_004] _ in c.putBack(v_Btn_bk_004 as! UIButton) },
      for: .touchUpInside)
    v_Rec_pi_001.addAction { [unowned c, unowned v_Rec_pi_001] _ in
      c.pinchCard(v_Rec_pi_001 as! UIPinchGestureRecognizer)
    }
    v_Rec_pi_001.delegate = c as? any UIGestureRecognizerDelegate
    v_Rec_ro_002.addAction { [unowned c, unowned v_Rec_ro_002] _ in
      c.turnCard(v_Rec_ro_002 as! UIRotationGestureRecognizer)
    }
    v_Rec_ro_002.delegate = c as? any UIGestureRecognizerDelegate
    v_Rec_pa_003.addAction { [unowned c, unowned v_Rec_pa_003] _ in
      c.moveCard(v_Rec_pa_003 as! UIPanGestureRecognizer)
    }
    v_Rec_pa_003.delegate = c as? any UIGestureRecognizerDelegate
    c.card = v_Crd_vw_001
    c.label = v_Lbl_tx_003
    v_Crd_vw_001.awakeFromNib()
    return v_8bC_Xf_vdC
  }
  c.awakeFromNib()
  return c
}
