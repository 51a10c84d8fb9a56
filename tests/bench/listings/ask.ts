import type { Engine } from './engine.ts';

/** The measurements of one request, in milliseconds and queries. */
export interface Told {
	/**
	 * The time of the query alone. AJAX calls of the plugin report only the time of the complete
	 * request.
	 */
	readonly took: number;
	readonly queries: number;
	/** The time of the complete request until the response. */
	readonly whole: number;
	readonly all: number;
	/** The queries that scan a whole table. */
	readonly scans: readonly string[];
}

/** The directory queries whose time is measured. */
export const READS = [
	'list',
	'popular',
	'filter',
	'town',
	'titled',
	'nearby',
	'dense',
	'edge',
	'both',
] as const;

/** Rare queries, for which only the SQL statements are counted. */
export const RARE = ['newest nearby', 'words', 'all', 'deep', 'counts', 'fields'] as const;

/** The AJAX calls of the listing form and the plan chooser, with their parameters. */
export const CALLS = {
	ajax_term: 'listing_id=',
	gazetteer_select_plan_by_cat: 'currentStyle=vertical_view_1&duration_type=',
	filter_pricingplan: 'currentStyle=vertical_view_1&duration_type=monthly&planUsage=default',
	gazetteer_select_general_plans: 'currentStyle=vertical_view_1&duration_type=',
} as const;

export type Call = keyof typeof CALLS;

const isCall = (question: string): question is Call => question in CALLS;

const categories = new WeakMap<Engine, Promise<string>>();

const categoryOf = (engine: Engine) => {
	const known =
		categories.get(engine) ??
		engine.run(
			"echo get_term_by('name', 'Kind 1-2', (new Gazetteer\\Kernel\\Settings())->names()->category)->term_id;",
		);
	categories.set(engine, known);
	return known;
};

const addressOf = async (engine: Engine, question: string) => {
	if (!isCall(question)) {
		const [name = '', ...more] = question.split('&');
		return ['action=gazetteer_bench', `question=${encodeURIComponent(name)}`, ...more].join(
			'&',
		);
	}
	const category = await categoryOf(engine);
	return `told=1&action=${question}&term_id=${category}&cat_id=${category}&${CALLS[question]}`;
};

/** Runs a query by name. Parameters after an ampersand are sent too. */
export async function ask(engine: Engine, question: string): Promise<Told> {
	const response = await fetch(
		`${engine.url}/wp-admin/admin-ajax.php?${await addressOf(engine, question)}`,
	);
	const text = await response.text();
	if (!response.ok) throw new Error(`${question}: ${response.status} ${text.slice(0, 500)}`);
	if (!isCall(question)) return JSON.parse(text) as Told;
	const { whole, all } = JSON.parse(response.headers.get('x-bench') ?? '{}') as Partial<Told>;
	if (whole === undefined || all === undefined) throw new Error(`${question} told nothing.`);
	return { took: 0, queries: 0, whole, all, scans: [] };
}

/**
 * Runs all queries in turn, so that a slow phase of the machine affects all of them. Each round
 * starts with another query, so that no query always runs after the same one.
 */
export async function askInTurn(
	engine: Engine,
	questions: readonly string[],
	rounds: number,
): Promise<ReadonlyMap<string, readonly Told[]>> {
	const told = new Map(questions.map((question) => [question, [] as Told[]]));
	for (const question of questions) await ask(engine, question);
	for (let round = 0; round < rounds; round++) {
		const from = round % questions.length;
		for (const question of [...questions.slice(from), ...questions.slice(0, from)]) {
			told.get(question)?.push(await ask(engine, question));
		}
	}
	return told;
}
