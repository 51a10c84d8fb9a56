export interface Suggestion {
	readonly title: string;
	/** The number of listings of a category or place; '' for a listing. */
	readonly context: string;
	/** The heading above the suggestion. */
	readonly group: string;
	readonly url: string;
}

/** The headings above the three kinds of suggestions. */
export interface Headings {
	readonly names: string;
	readonly categories: string;
	readonly places: string;
}

/** The largest number of suggestions of each kind. */
const MOST = { names: 6, categories: 3, places: 3 } as const;

type Entry = Readonly<Record<string, unknown>>;

/** The server's spelling of the suggestions stays in this file. */
export const readSuggestions =
	(headings: Headings) =>
	(body: unknown): readonly Suggestion[] =>
		(Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((kind) => {
			const list = Object(body)[kind] as unknown;
			return (Array.isArray(list) ? (list as Entry[]) : [])
				.slice(0, MOST[kind])
				.flatMap(({ title, name, url, count }) => {
					const text = title ?? name;
					return typeof text === 'string' && typeof url === 'string'
						? [
								{
									title: text,
									context: String(count ?? ''),
									group: headings[kind],
									url,
								},
							]
						: [];
				});
		});

/** The URL of the suggestions for a text. Without permalinks, the route is an argument, too. */
export function suggestionsUrl(route: string, typed: string): string {
	const url = new URL(route, document.baseURI);
	url.searchParams.set('q', typed);
	return url.href;
}
