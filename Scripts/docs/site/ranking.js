// Which pages fit a question best: those that have most of its meaningful words, rare words before common ones.

const GUIDES = "documentation/guides/";
// Words that stand in every question.
const STOP = new Set(`a about an and any are as at be but by can cannot could did do does doesn't don't for from get give has have how i if in into is it
its like make me mean my need no not of on one or our out should so than that the their them then there these they this to up use want was we were what when
where which who why will with would you your`.split(/\s+/));
// What a word is worth in a title, in a heading and in the text.
const WORTH = [30, 6, 1];

export const isGuide = ([, path]) => path.startsWith(GUIDES);
export const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// The words of a question that say something, without endings: failed and failing find fail. If none says anything, all of them.
export function wordsOf(question) {
  const all = question.toLowerCase().replace(/[?!,;"“”]+|\.(?=\s|$)/g, " ").split(/\s+/).filter(Boolean);
  const kept = all.filter((word) => !STOP.has(word));
  return [...new Set((kept.length ? kept : all).map(stem))];
}

function stem(word) {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  const bare = word.replace(/(ing|ed|es|s)$/, "");
  // From tapped and tapping to tap; words such as "press" end in two letters by themselves.
  return bare === word || bare.length < 3 ? word : bare.replace(/([bdgmnpt])\1$/, "$1");
}

// The pages with some of the words, best first.
export function rank(pages, words) {
  if (!words.length) return [];
  const whole = words.map((word) => new RegExp(`(^|[^a-z0-9])${escaped(word)}`));
  const found = pages.map((page) => {
    const places = [page[0], page[3], page[2]].map((place) => place.toLowerCase());
    return { page, worths: words.map((word, i) => Math.max(...places.map((place, at) => worth(place, word, whole[i]) * WORTH[at]))) };
  });
  const rarity = words.map((_, i) => Math.log(1 + pages.length / (1 + found.filter(({ worths }) => worths[i]).length)));
  const most = rarity.reduce((sum, one) => sum + one, 0);
  return found.map(({ page, worths }) => {
    const share = worths.reduce((sum, one, i) => sum + (one && rarity[i]), 0) / most;
    const sum = worths.reduce((all, one, i) => all + Math.log2(1 + one) * rarity[i], 0);
    // A page with all the words stands before one that has a single word often, and guides before the reference.
    return { page, worth: share ** 3 * sum * (isGuide(page) ? 2 : 1) };
  }).filter(({ worth: its }) => its).sort((one, other) => other.worth - one.worth).map(({ page }) => page);
}

function worth(place, word, whole) {
  const count = Math.min(5, place.split(word).length - 1);
  return count && count + (whole.test(place) ? 3 : 0);
}
