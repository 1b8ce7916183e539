// Ranks pages by a question. A page with more of its meaningful words comes first, and rare words count more.

const GUIDES = "documentation/guides/";
// Words that stand in every question.
const STOP = new Set(`a about an and any are as at be but by can cannot could did do does doesn't don't for from get give has have how i if in into is it
its like make me mean my need no not of on one or our out should so than that the their them then there these they this to up use want was we were what when
where which who why will with would you your`.split(/\s+/));
// What a title, the best heading and the text are worth.
const [TITLE, HEADING, TEXT] = [3, 3, 1];
// How soon more of a word in a text counts no more, and how much its length matters: the usual numbers of BM25.
const [SOON, LENGTH] = [1.2, 0.75];

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
  const starts = words.map((word) => new RegExp(`(^|[^a-z0-9])${escaped(word)}`));
  const found = pages.map((page) => {
    const [title, , text, headings] = page.map((part) => part.toLowerCase());
    return { page, title, headings: headings.split(" · "), length: text.length, counts: words.map((word) => text.split(word).length - 1 + (title.includes(word) ? 1 : 0)) };
  });
  const rarity = words.map((_, i) => Math.log(1 + pages.length / (1 + found.filter(({ counts }) => counts[i]).length)));
  const all = sum(rarity);
  const usual = sum(found.map(({ length }) => length)) / found.length;
  // How many of the words a short text has, the rare ones more; less if it is about other things, too.
  const fit = (short) => {
    const has = starts.map((start) => start.test(short));
    const share = has.filter(Boolean).length / (wordsOf(short).length || 1);
    return sum(rarity.filter((_, i) => has[i])) * Math.sqrt(Math.min(1, share));
  };
  const worth = ({ page, title, headings, length, counts }) => {
    const common = SOON * (1 - LENGTH + (LENGTH * length) / usual);
    const inText = sum(counts.map((count, i) => (rarity[i] * count * (SOON + 1)) / (count + common)));
    // A page with all the words stands before one that has a single word often, and guides before the reference.
    const share = sum(rarity.filter((_, i) => counts[i])) / all;
    return share ** 2 * (TITLE * fit(title) + HEADING * Math.max(...headings.map(fit)) + TEXT * inText) * (isGuide(page) ? 2 : 1);
  };
  return found.filter(({ counts }) => counts.some(Boolean)).map((one) => [worth(one), one.page]).sort(([one], [other]) => other - one).map(([, page]) => page);
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
