// A number and the one that it was compared with, as texts with hundredths, or as exact as it takes to tell them apart.
export function apart(value, limit, digits = 2) {
  const isAlike = () => Number(value.toFixed(digits)) === Number(limit.toFixed(digits));
  while (digits < 9 && value !== limit && isAlike()) digits++;
  return [value, limit].map((number) => String(Number(number.toFixed(digits))));
}
