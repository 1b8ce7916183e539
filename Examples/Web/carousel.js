// A carousel in a page that scrolls: fingers that go sideways turn its pages, all others scroll the page.
import { carousel } from "dactyl-gestures/parts";

const element = document.querySelector("#carousel");
window.carousel = await carousel(element, {
  onRest: ({ page }) => { element.ariaLabel = `page ${page + 1} of 4`; },
});
document.documentElement.dataset.ready = "true";
