import type { Page, Route } from 'playwright-core';
import { visit, type VisitOptions } from '../../browser/visitor.ts';

export const PATH = '/pages/directory.html';

const NAMES = ['Inn', 'Café', 'Lounge', 'Harbour', 'Mill', 'Station'];

const option = (
	name: string,
	value: string,
	label: string,
	count: number,
	asked: URLSearchParams,
) => {
	const isSelected = [...asked.getAll(name), ...asked.getAll(name.replace('[]', ''))].includes(
		value,
	);
	return `<label class="gz-option"><input type="checkbox" name="${name}" value="${value}"${isSelected ? ' checked' : ''}${count || isSelected ? '' : ' disabled'}><span class="gz-option-name">${label}</span> <span class="gz-option-count">${count}</span></label>`;
};

const group = (key: string, label: string, options: string) =>
	`<fieldset class="gz-filter" data-filter="${key}"><legend class="gz-filter-name">${label}</legend><div class="gz-filter-options">${options}</div></fieldset>`;

/** The markup of templates/directory/*.php for a search, with fewer cards. */
export function directoryPage(asked: URLSearchParams, more = ''): string {
	const isHotels = ['gz_category', 'gz_category[]'].some((name) =>
		asked.getAll(name).includes('1'),
	);
	const isOpen = asked.get('gz_open') === '1';
	const words = asked.get('gz_words') ?? '';
	const page = Number(asked.get('gz_page') ?? 1);
	const total = 60 / (1 + Number(isHotels) + 2 * Number(isOpen) + Number(words !== ''));
	const chips = [isHotels && 'Hotels', isOpen && 'Open now', words].filter(Boolean);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
	<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types gazetteer">
	<title>Directory</title><link rel="stylesheet" href="/pages/theme.css"><script type="module" src="/dist/gazetteer.js"></script></head><body class="page"><main>
	<div class="gz-directory gz-directory-grid" data-gazetteer="directory"><div class="gz-directory-layout gz-has-filters">
	<form class="gz-search" method="get" role="search" id="gz-search-1" action="${PATH}" aria-label="Search the directory">
	<div class="gz-search-bar"><div class="gz-search-field gz-search-words"><label for="gz-search-1-words">Search for</label><input id="gz-search-1-words" type="search" data-suggestions="/wp-json/gazetteer/v1/suggestions" name="gz_words" value="${words}"></div><button type="submit" class="gz-button gz-search-submit">Search</button></div>
	<details class="gz-filters"><summary class="gz-filters-open"><span>Filters${chips.length ? ` (${chips.length})` : ''}</span></summary><div class="gz-filters-panel"><div class="gz-filters-fields">
	${group('open', 'Opening hours', option('gz_open', '1', 'Open now', isHotels ? 3 : 9, asked))}
	${group('category', 'Category', option('gz_category[]', '1', 'Hotels', isOpen ? 4 : 8, asked) + option('gz_category[]', '2', 'Cafés', isOpen ? 0 : 5, asked))}
	${isHotels ? group('field-stars', 'Stars', option('gz_field[stars][]', '4', '4', 2, asked)) : ''}
	</div><p class="gz-filters-end"><button type="submit" class="gz-button gz-filters-submit">Show results</button></p></div></details></form>
	<div class="gz-found"><div class="gz-results-bar"><h2 class="gz-directory-count" tabindex="-1" data-total="${total}">${total} listings</h2>
	<p class="gz-results-sort"><label class="gz-sort"><span>Sort by</span><select name="gz_sort" form="gz-search-1"><option value="">Newest first</option><option value="title"${asked.get('gz_sort') === 'title' ? ' selected' : ''}>By name</option></select></label><noscript><button type="submit" form="gz-search-1">Sort</button></noscript></p></div>
	${chips.length ? `<ul class="gz-active" role="list" aria-label="Active filters">${chips.map((chip) => `<li><a class="gz-chip" href="${PATH}" aria-label="Remove the filter ${chip}">${chip}</a></li>`).join('')}</ul>` : ''}
	<ul class="gz-listings" role="list">${NAMES.map((name) => `<li><article class="gz-listing"><h3 class="gz-listing-name"><a href="/pages/plain.html">${name} ${total} ${page}</a></h3></article></li>`).join('')}</ul>
	<nav class="gz-pages" aria-label="Pages of the directory"><ul role="list"><li><a class="page-numbers" href="${PATH}?gz_page=${page + 1}">Next</a></li></ul></nav>
	${more}</div></div></div></main></body></html>`;
}

export interface Answers {
	/** The searches that the browser asked for, in order. */
	readonly asked: string[];
	/** Answers a request in another way. Returns false to answer it as usual. */
	answer: (route: Route, search: string) => Promise<unknown> | false;
}

export const html = (route: Route, body: string) =>
	route.fulfill({ contentType: 'text/html; charset=utf-8', body });

export const pause = (milliseconds: number) =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens the directory. The test answers all requests for its page and for suggestions. */
export async function directory(options: VisitOptions = {}, search = '') {
	const answers: Answers = { asked: [], answer: () => false };
	const visited = await visit(`${PATH}${search}`, {
		...options,
		before: async (page) => {
			await options.before?.(page);
			await page.route(`**${PATH}*`, async (route) => {
				const url = new URL(route.request().url());
				answers.asked.push(url.search);
				await (answers.answer(route, url.search) ||
					html(route, directoryPage(url.searchParams)));
			});
		},
	});
	await visited.page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
	return { ...visited, answers };
}

export const heading = (page: Page) => page.locator('.gz-directory-count').innerText();

/** Waits until the page shows this number of results. */
export const showsTotal = (page: Page, total: number) =>
	page.locator(`.gz-directory-count[data-total="${total}"]`).waitFor();

export const checkbox = (page: Page, label: string) =>
	page.getByRole('checkbox', { name: new RegExp(`^${label}`) });
