import type { Engine } from './engine.ts';

/** What a request of the bench tells of itself, in milliseconds and queries. */
export interface Told {
	/** The question alone. */
	readonly took: number;
	readonly queries: number;
	/** The request from its beginning to the answer. */
	readonly whole: number;
	readonly all: number;
	/** Queries of the question that read a whole table. */
	readonly scans: readonly string[];
}

export const READS = [
	'detail',
	'list',
	'popular',
	'filter',
	'features',
	'nearby',
	'dense',
] as const;

export async function ask(engine: Engine, question: string, more = ''): Promise<Told> {
	const response = await fetch(
		`${engine.url}/wp-admin/admin-ajax.php?action=gazetteer_bench&question=${question}${more}`,
	);
	const text = await response.text();
	if (!response.ok) throw new Error(`${question}: ${response.status} ${text.slice(0, 500)}`);
	return JSON.parse(text) as Told;
}

/** Asks all of the questions in turn, so that a machine that slows down slows all of them. */
export async function askInTurn(
	engine: Engine,
	questions: readonly string[],
	rounds: number,
): Promise<ReadonlyMap<string, readonly Told[]>> {
	const told = new Map(questions.map((question) => [question, [] as Told[]]));
	for (const question of questions) await ask(engine, ...split(question));
	for (let round = 0; round < rounds; round++) {
		for (const [question, answers] of told) answers.push(await ask(engine, ...split(question)));
	}
	return told;
}

const split = (question: string): [string, string] => {
	const [name = '', more = ''] = question.split('&');
	return [name, more && `&${more}`];
};
