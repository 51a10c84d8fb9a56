// The markup of templates/directory/directory.php, search.php and results.php.

export const ROOT = '.gz-directory';
export const FORM = 'form.gz-search';
export const WORDS = '.gz-search-words input';
export const DETAILS = '.gz-filters';
export const SUMMARY = '.gz-filters-open';
export const PANEL = '.gz-filters-panel';
export const FIELDS = '.gz-filters-fields';
export const FILTER = '[data-filter]';
export const COUNT = '.gz-option-count';
export const SHOW = '.gz-filters-submit';
export const RESULTS = '.gz-found';
export const HEADING = '.gz-directory-count';
/** Links to another search, or to another page of the results. */
export const LINKS = '.gz-active a, .gz-pages a, .gz-directory-empty a';
/** The map of the results, which another widget draws. */
export const MAP = '.gz-directory-map';
export const PAGES = '.gz-pages';

export const NEAR = '.gz-near';
export const NEAR_MESSAGE = '.gz-near-message';
export const NEAR_BUTTON = '.gz-near-me';

/** On a directory whose filters apply immediately. */
export const LIVE = 'gz-live';
