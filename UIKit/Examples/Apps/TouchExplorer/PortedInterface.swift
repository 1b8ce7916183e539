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
    let v_Stk_aa_001 =
      (UIStackView(coder: InterfaceCoder(frame: CGRect(x: 24, y: 127, width: 342, height: 115.5)))
      as UIStackView?)!
    v_Stk_aa_001.translatesAutoresizingMaskIntoConstraints = false
    v_Stk_aa_001.isUserInteractionEnabled = false
    v_Stk_aa_001.isOpaque = false
    v_Stk_aa_001.contentMode = .scaleToFill
    v_Stk_aa_001.axis = .vertical
    v_Stk_aa_001.spacing = 12
    let v_Lbl_ms_001 = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 0, width: 342, height: 29)))!
    v_Lbl_ms_001.translatesAutoresizingMaskIntoConstraints = false
    v_Lbl_ms_001.isUserInteractionEnabled = false
    v_Lbl_ms_001.isOpaque = false
    v_Lbl_ms_001.contentMode = .left
    v_Lbl_ms_001.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    v_Lbl_ms_001.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    v_Lbl_ms_001.adjustsFontSizeToFitWidth = false
    v_Lbl_ms_001.lineBreakMode = .byTruncatingTail
    v_Lbl_ms_001.text = "Touch the screen"
    v_Lbl_ms_001.textAlignment = .natural
    v_Lbl_ms_001.font = UIFont.boldSystemFont(ofSize: 28)
    v_Stk_aa_001.addArrangedSubview(v_Lbl_ms_001)
    let v_Lbl_tp_002 = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 45.5, width: 342, height: 29)))!
    v_Lbl_tp_002.translatesAutoresizingMaskIntoConstraints = false
    v_Lbl_tp_002.isUserInteractionEnabled = false
    v_Lbl_tp_002.isOpaque = false
    v_Lbl_tp_002.contentMode = .left
    v_Lbl_tp_002.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    v_Lbl_tp_002.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    v_Lbl_tp_002.adjustsFontSizeToFitWidth = false
    v_Lbl_tp_002.lineBreakMode = .byTruncatingTail
    v_Lbl_tp_002.text = ""
    v_Lbl_tp_002.textAlignment = .natural
    v_Lbl_tp_002.font = UIFont.systemFont(ofSize: 24)
    v_Stk_aa_001.addArrangedSubview(v_Lbl_tp_002)
    let v_Lbl_tc_003 = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 86.5, width: 342, height: 29)))!
    v_Lbl_tc_003.translatesAutoresizingMaskIntoConstraints = false
    v_Lbl_tc_003.isUserInteractionEnabled = false
    v_Lbl_tc_003.isOpaque = false
    v_Lbl_tc_003.contentMode = .left
    v_Lbl_tc_003.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    v_Lbl_tc_003.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    v_Lbl_tc_003.adjustsFontSizeToFitWidth = false
    v_Lbl_tc_003.lineBreakMode = .byTruncatingTail
    v_Lbl_tc_003.text = ""
    v_Lbl_tc_003.textAlignment = .natural
    v_Lbl_tc_003.font = UIFont.systemFont(ofSize: 24)
    v_Stk_aa_001.addArrangedSubview(v_Lbl_tc_003)
    v_8bC_Xf_vdC.addSubview(v_Stk_aa_001)
    let v_Cst_tr_003 = NSLayoutConstraint(
      item: v_8bC_Xf_vdC, attribute: .trailing, relatedBy: .equal, toItem: v_Stk_aa_001,
      attribute: .trailing, multiplier: 1, constant: 24)
    v_Cst_tr_003.isActive = true
    let v_Cst_ld_002 = NSLayoutConstraint(
      item: v_Stk_aa_001, attribute: .leading, relatedBy: .equal, toItem: v_8bC_Xf_vdC,
      attribute: .leading, multiplier: 1, constant: 24)
    v_Cst_ld_002.isActive = true
    let v_Cst_tp_001 = NSLayoutConstraint(
      item: v_Stk_aa_001, attribute: .top, relatedBy: .equal,
      toItem: v_8bC_Xf_vdC.safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 80)
    v_Cst_tp_001.isActive = true
    c.message = v_Lbl_ms_001
    c.taps = v_Lbl_tp_002
    c.touches = v_Lbl_tc_003
    return v_8bC_Xf_vdC
  }
  c.awakeFromNib()
  return c
}
