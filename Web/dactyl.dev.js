import"./errors.js";export*from"./dactyl.js";
