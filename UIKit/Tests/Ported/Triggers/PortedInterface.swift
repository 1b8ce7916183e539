// Written by `dactyl port`: what storyboards, xibs and colours of catalogues say, as code.
import UIKit

final class PortedInterface: InterfaceArchive {
  static let mainStoryboard: String? = "Main"
  static let screenSize: CGSize? = CGSize(width: 390, height: 844)
  static let storyboards: [String: StoryboardArchive] = [
    "Main": StoryboardArchive(initial: { scene_Main_nav() }, scenes: [:])
  ]
  static let nibs: [String: (AnyObject?) -> [Any]] = [:]
  static let colors: [String: UIColor] = [:]
}

@MainActor private func scene_Main_nav() -> UIViewController {
  let c = (UINavigationController(coder: InterfaceCoder()) as UINavigationController?)!
  c.setViewControllers([scene_Main_start()], animated: false)
  return c
}

@MainActor private func scene_Main_start() -> UIViewController {
  let c = (StartController(coder: InterfaceCoder()) as StartController?)!
  let segue_seg_modal = SegueArchive(identifier: "modal", kind: .present, style: .fullScreen) {
    scene_Main_sheet()
  }
  c.archiveSegue(segue_seg_modal)
  let segue_seg_list = SegueArchive(identifier: "list", kind: .show, style: nil) {
    scene_Main_table()
  }
  c.archiveSegue(segue_seg_list)
  let segue_seg_item = SegueArchive(identifier: "item", kind: .show, style: nil) {
    scene_Main_detail()
  }
  c.archiveSegue(segue_seg_item)
  let segue_seg_tap = SegueArchive(identifier: "tap", kind: .show, style: nil) {
    scene_Main_detail()
  }
  c.archiveSegue(segue_seg_tap)
  let v_ni_start = c.navigationItem
  c.navigationItem.title = "Start"
  let v_add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
  v_add.primaryAction = UIAction { [unowned c] _ in c.goSegue(segue_seg_item, sender: nil) }
  c.navigationItem.rightBarButtonItems = [v_add]
  c.archiveView { [unowned c] _ in
    let v_v_start = UIView(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 0.0, width: 390, height: 844)))!
    v_v_start.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    v_v_start.contentMode = .scaleToFill
    v_v_start.backgroundColor = UIColor.systemBackground
    let v_card =
      (CardView(coder: InterfaceCoder(frame: CGRect(x: 40, y: 120, width: 140, height: 100)))
      as CardView?)!
    v_card.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_card.contentMode = .scaleToFill
    v_card.backgroundColor = UIColor.systemYellow
    v_card.edge = (UIColor(named: "Accent") ?? .clear)
    v_card.shade = UIColor(red: 1, green: 0.5, blue: 0.0, alpha: 1)
    v_card.tone = UIColor.systemBlue
    v_card.count = 3
    v_card.share = 0.25
    v_card.isOn = true
    v_card.words = "two \"words\""
    v_card.place = CGPoint(x: 1, y: 2)
    v_card.extent = CGSize(width: 3, height: 4)
    v_card.area = CGRect(x: 1, y: 2, width: 3, height: 4)
    let v_title = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 10, y: 10, width: 200, height: 21)))!
    v_title.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_title.isUserInteractionEnabled = false
    v_title.isOpaque = false
    v_title.contentMode = .left
    v_title.adjustsFontSizeToFitWidth = false
    v_title.lineBreakMode = .byTruncatingTail
    v_title.text = "Card"
    v_title.textAlignment = .natural
    v_card.addSubview(v_title)
    v_v_start.addSubview(v_card)
    let v_sound = UIButton(
      coder: InterfaceCoder(
        frame: CGRect(x: 40, y: 480, width: 120, height: 40), buttonType: .system))!
    v_sound.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_sound.isOpaque = false
    v_sound.contentMode = .scaleToFill
    v_sound.contentHorizontalAlignment = .center
    v_sound.contentVerticalAlignment = .center
    v_sound.titleLabel?.lineBreakMode = .byTruncatingMiddle
    v_sound.setTitle("Sound", for: .normal)
    v_v_start.addSubview(v_sound)
    let v_modal = UIButton(
      coder: InterfaceCoder(
        frame: CGRect(x: 40, y: 260, width: 120, height: 40), buttonType: .system))!
    v_modal.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_modal.isOpaque = false
    v_modal.contentMode = .scaleToFill
    v_modal.contentHorizontalAlignment = .center
    v_modal.contentVerticalAlignment = .center
    v_modal.titleLabel?.lineBreakMode = .byTruncatingMiddle
    v_modal.setTitle("Modal", for: .normal)
    v_v_start.addSubview(v_modal)
    let v_list = UIButton(
      coder: InterfaceCoder(
        frame: CGRect(x: 200, y: 260, width: 120, height: 40), buttonType: .system))!
    v_list.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_list.isOpaque = false
    v_list.contentMode = .scaleToFill
    v_list.contentHorizontalAlignment = .center
    v_list.contentVerticalAlignment = .center
    v_list.titleLabel?.lineBreakMode = .byTruncatingMiddle
    v_list.setTitle("List", for: .normal)
    v_v_start.addSubview(v_list)
    let v_box = UIView(
      coder: InterfaceCoder(frame: CGRect(x: 40, y: 340, width: 300, height: 120)))!
    v_box.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_box.contentMode = .scaleToFill
    v_v_start.addSubview(v_box)
    c.archiveSegue(SegueArchive(identifier: "embed", kind: .embed(v_box)) { scene_Main_inner() })
    let v_tap = UITapGestureRecognizer(target: nil, action: nil)
    v_card.addGestureRecognizer(v_tap)
    let v_edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    v_edge.minimumNumberOfTouches = 1
    v_edge.edges = [.right]
    v_v_start.addGestureRecognizer(v_edge)
    let v_press = UILongPressGestureRecognizer(target: nil, action: nil)
    v_press.minimumPressDuration = 0.4
    v_press.allowableMovement = 10
    v_press.delaysTouchesEnded = false
    v_v_start.addGestureRecognizer(v_press)
    let v_swipe = UISwipeGestureRecognizer(target: nil, action: nil)
    v_swipe.direction = .up
    v_v_start.addGestureRecognizer(v_swipe)
    v_card.title = v_title
    v_sound.addAction(
      UIAction { [unowned c, unowned v_sound] _ in c.sound(v_sound as! UIButton) },
      for: .touchUpInside)
    v_modal.addAction(
      UIAction { [unowned c, unowned v_modal] _ in c.goSegue(segue_seg_modal, sender: v_modal) },
      for: .touchUpInside)
    v_list.addAction(
      UIAction { [unowned c, unowned v_list] _ in c.goSegue(segue_seg_list, sender: v_list) },
      for: .touchUpInside)
    v_tap.addAction { [unowned c, unowned v_tap] _ in c.goSegue(segue_seg_tap, sender: v_tap) }
    v_edge.addAction { [unowned c, unowned v_edge] _ in
      c.edge(v_edge as! UIScreenEdgePanGestureRecognizer)
    }
    v_press.addAction { [unowned c, unowned v_press] _ in
      c.press(v_press as! UILongPressGestureRecognizer)
    }
    v_swipe.addAction { [unowned c, unowned v_swipe] _ in
      c.swipe(v_swipe as! UISwipeGestureRecognizer)
    }
    c.card = v_card
    c.box = v_box
    v_card.awakeFromNib()
    return v_v_start
  }
  c.awakeFromNib()
  return c
}

@MainActor private func scene_Main_detail() -> UIViewController {
  let c = (UIViewController(coder: InterfaceCoder()) as UIViewController?)!
  c.title = "Detail"
  c.archiveView { [unowned c] _ in
    let v_v_detail = UIView(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 0.0, width: 390, height: 844)))!
    v_v_detail.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    v_v_detail.contentMode = .scaleToFill
    v_v_detail.backgroundColor = UIColor.systemBackground
    let v_d_label = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 40, y: 200, width: 200, height: 21)))!
    v_d_label.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_d_label.isUserInteractionEnabled = false
    v_d_label.isOpaque = false
    v_d_label.contentMode = .left
    v_d_label.adjustsFontSizeToFitWidth = false
    v_d_label.lineBreakMode = .byTruncatingTail
    v_d_label.text = "Detail"
    v_d_label.textAlignment = .natural
    v_v_detail.addSubview(v_d_label)
    return v_v_detail
  }
  return c
}

@MainActor private func scene_Main_inner() -> UIViewController {
  let c = (UIViewController(coder: InterfaceCoder()) as UIViewController?)!
  c.archiveView { [unowned c] _ in
    let v_v_inner = UIView(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 0.0, width: 390, height: 844)))!
    v_v_inner.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    v_v_inner.contentMode = .scaleToFill
    v_v_inner.backgroundColor = UIColor.systemBackground
    let v_i_label = UILabel(
      coder: InterfaceCoder(frame: CGRect(x: 10, y: 10, width: 200, height: 21)))!
    v_i_label.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_i_label.isUserInteractionEnabled = false
    v_i_label.isOpaque = false
    v_i_label.contentMode = .left
    v_i_label.adjustsFontSizeToFitWidth = false
    v_i_label.lineBreakMode = .byTruncatingTail
    v_i_label.text = "Inside"
    v_i_label.textAlignment = .natural
    v_v_inner.addSubview(v_i_label)
    return v_v_inner
  }
  return c
}

@MainActor private func scene_Main_sheet() -> UIViewController {
  let c = (UIViewController(coder: InterfaceCoder()) as UIViewController?)!
  c.archiveView { [unowned c] _ in
    let v_v_sheet = UIView(
      coder: InterfaceCoder(frame: CGRect(x: 0.0, y: 0.0, width: 390, height: 844)))!
    v_v_sheet.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    v_v_sheet.contentMode = .scaleToFill
    v_v_sheet.backgroundColor = UIColor.systemBackground
    let v_back = UIButton(
      coder: InterfaceCoder(
        frame: CGRect(x: 40, y: 260, width: 120, height: 40), buttonType: .system))!
    v_back.autoresizingMask = [.flexibleBottomMargin, .flexibleRightMargin]
    v_back.isOpaque = false
    v_back.contentMode = .scaleToFill
    v_back.contentHorizontalAlignment = .center
    v_back.contentVerticalAlignment = .center
    v_back.titleLabel?.lineBreakMode = .byTruncatingMiddle
    v_back.setTitle("Back", for: .normal)
    v_v_sheet.addSubview(v_back)
    v_back.addAction(
      UIAction { [unowned c, unowned v_back] _ in
        c.unwind(identifier: "back", sender: v_back) { to, way in
          guard let to = to as? StartController else { return false }; to.back(way); return true
        }
      }, for: .touchUpInside)
    return v_v_sheet
  }
  return c
}

@MainActor private func scene_Main_table() -> UIViewController {
  let c = (ListController(coder: InterfaceCoder()) as ListController?)!
  let segue_seg_row = SegueArchive(identifier: "row", kind: .show, style: nil) {
    scene_Main_detail()
  }
  c.archiveSegue(segue_seg_row)
  let segue_seg_acc = SegueArchive(identifier: "accessory", kind: .show, style: nil) {
    scene_Main_inner()
  }
  c.archiveSegue(segue_seg_acc)
  c.archiveView { [unowned c] _ in
    let v_t_view = UITableView(
      coder: InterfaceCoder(
        frame: CGRect(x: 0.0, y: 0.0, width: 390, height: 844), tableStyle: .plain))!
    v_t_view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    v_t_view.clipsToBounds = true
    v_t_view.contentMode = .scaleToFill
    v_t_view.alwaysBounceVertical = true
    v_t_view.register(
      { () -> UITableViewCell in
        let v_cell =
          (RowCell(
            coder: InterfaceCoder(
              frame: CGRect(x: 0.0, y: 28, width: 390, height: 44), reuseIdentifier: "row",
              cellStyle: .default)) as RowCell?)!
        v_cell.contentMode = .scaleToFill
        v_cell.accessoryType = .detailButton
        let v_t_content = v_cell.contentView
        let v_t_text = v_cell.textLabel!
        v_t_text.isOpaque = false
        v_t_text.isUserInteractionEnabled = true
        v_t_text.contentMode = .left
        v_t_text.text = "Title"
        v_cell.storyboardSelection = { [unowned c, unowned v_cell] in
          c.goSegue(segue_seg_row, sender: v_cell)
        }
        v_cell.storyboardAccessory = { [unowned c, unowned v_cell] in
          c.goSegue(segue_seg_acc, sender: v_cell)
        }
        v_cell.awakeFromNib()
        return v_cell
      }, forCellReuseIdentifier: "row")
    v_t_view.dataSource = c as? any UITableViewDataSource
    v_t_view.delegate = c as? any UIScrollViewDelegate
    return v_t_view
  }
  c.awakeFromNib()
  return c
}
