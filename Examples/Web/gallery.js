// Thumbnails that open large: swipe to the next, stretch, pull down to go back.
import { gallery } from "dactyl-gestures/parts";

// A page's own album has links to its pictures: <a href="lake.jpg"><img src="lake-small.jpg" alt="A lake"></a>
const album = document.querySelector("#album");
const names = ["Gold", "Teal", "Tomato", "Olive", "Orchid"];
for (const [i, name] of names.entries()) {
  const [width, height] = i % 2 ? [900, 1200] : [1600, 900];
  const picture = (size) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width * size}" height="${height * size}" viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice">
    <rect width="16" height="9" fill="${name}"/><circle cx="8" cy="4.5" r="2" fill="white"/></svg>`)}`;
  album.insertAdjacentHTML("beforeend", `<a href="${picture(1)}" data-caption="All ${name.toLowerCase()}"><img src="${picture(0.2)}" alt="${name}"></a>`);
}
window.gallery = await gallery(album);
document.documentElement.dataset.ready = "true";
