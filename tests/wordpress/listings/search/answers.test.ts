import { readFileSync } from 'node:fs';
import path from 'node:path';
import { change, inSearchIndex } from './search-site.ts';

interface Search {
	readonly kind: string;
	readonly search: string;
	readonly first: readonly string[];
	readonly among?: readonly string[];
	readonly not?: readonly string[];
	readonly suggests?: string;
	readonly why: string;
}

interface Answer {
	readonly titles: readonly string[];
	readonly total: number;
	readonly suggests: string | null;
}

const { searches } = JSON.parse(
	readFileSync(path.resolve(__dirname, '../../../cases/search-answers.json'), 'utf8'),
) as { searches: Search[] };

/** Titles from the site and from the table may use different dashes and apostrophes. */
const plain = (text: string) =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[’‘]/g, "'")
		.replace(/[–—]/g, '-')
		.toLowerCase();

/** Says what is wrong with an answer; nothing if it is right. */
const fault = ({ first, among = [], not = [], suggests }: Search, answer: Answer) => {
	const titles = answer.titles.map(plain);
	const isFirst =
		first.length === 0 ? answer.total === 0 : first.map(plain).includes(titles[0] ?? '');
	const missing = among.filter((title) => !titles.includes(plain(title)));
	const from = Math.min(
		...first.map((title) => titles.indexOf(plain(title))).filter((at) => at >= 0),
	);
	const early = not.filter(
		(title) => titles.includes(plain(title)) && titles.indexOf(plain(title)) < from,
	);
	const isSuggested = first.length > 0 || plain(answer.suggests ?? '') === plain(suggests ?? '');
	return isFirst && missing.length === 0 && early.length === 0 && isSuggested
		? undefined
		: { ...answer, missing, early };
};

describe('searches of the demo directory', () => {
	let answers: readonly Answer[] = [];

	beforeAll(async () => {
		await change(
			'$index->ensureBuilt(); while ($index->state()->next() !== null) { (new Gazetteer\\Search\\Rebuild\\RebuildCron($index))->run(); }',
		);
		const asked = Buffer.from(JSON.stringify(searches.map(({ search }) => search))).toString(
			'base64',
		);
		answers = await inSearchIndex<Answer[]>(`
			$suggestions = new \\Gazetteer\\Search\\SiteSuggestions($index, static fn () => $finder);
			echo json_encode(array_map(static function (string $words) use ($finder, $suggestions): array {
				$query = new ListingQuery(words: $words, order: ListingOrder::Relevance, perPage: 12);
				$found = $finder->find($query);
				return [
					'titles' => array_map(static fn (int $id): string => html_entity_decode(get_the_title($id), ENT_QUOTES), $found->ids),
					'total' => $found->total,
					'suggests' => $found->total === 0 ? $suggestions->correct($query) : null,
				];
			}, json_decode(base64_decode('${asked}'))));
		`);
	});

	it.each(searches.map((search, nth) => [search.kind, search.search, search.why, nth] as const))(
		'the search of a demo directory gives the expected first answers: %s, “%s” (%s)',
		(_kind, _search, _why, nth) => {
			expect(fault(searches[nth]!, answers[nth]!)).toBeUndefined();
		},
	);
});
