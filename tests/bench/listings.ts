import type { Figure } from './figure.ts';
import type { Bench } from './measure.ts';
import { ask, askInTurn, CALLS, RARE, READS } from './listings/ask.ts';
import type { Database, Engine } from './listings/engine.ts';
import { activation, calls, growth, submitting, told, type Measured } from './listings/figures.ts';
import { mariadb } from './listings/mariadb.ts';
import { sameAnswers } from './listings/same-answers.ts';
import { sqlite } from './listings/sqlite.ts';

const SIZES = [1_000, 10_000, 100_000];
const QUESTIONS = 75;
const ROUNDS = 25;

const READING = ['nothing', 'nothing&without=1', ...READS, ...Object.keys(CALLS)];
/** Measure writes last, because the database continues writing for a while afterwards. */
const WRITING = ['bare', 'submit', 'write'];

const argument = (name: string) => {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? undefined : process.argv[at + 1];
};

/** `--most 10000` skips larger directories, which take long to build. `--rounds 9` is faster. */
const sizes = () => {
	const most = Number(argument('most') ?? Infinity);
	return SIZES.filter((size) => size <= most);
};

const answers = async (name: string, engine: Engine): Promise<Figure> => ({
	name: `${name}: answers equal to WP_Query's`,
	unit: 'answers',
	value: await sameAnswers(engine, QUESTIONS),
	floor: QUESTIONS,
	floorIs: 'questions',
	goal: { atLeast: 1 },
});

const indexed = async (name: string, engine: Engine): Promise<Figure> => {
	const questions = [...READS, ...RARE];
	let fine = 0;
	for (const question of questions) {
		const { scans } = await ask(engine, `${question}&explain=1`);
		for (const query of scans) console.log(`${name} scans: ${query}`);
		fine += scans.length === 0 ? 1 : 0;
	}
	return {
		name: `${name}: questions without a full scan`,
		unit: 'questions',
		value: fine,
		floor: questions.length,
		floorIs: 'questions',
		goal: { atLeast: 1 },
	};
};

const seconds = (begun: number) => Math.round((performance.now() - begun) / 1000);

async function measureOn({ name, open }: Database): Promise<Figure[]> {
	const figures: Figure[] = [];
	let small: Measured | undefined;
	const all = sizes();
	for (const size of all) {
		const begun = performance.now();
		const engine = await open(size);
		console.log(`${name}: ${size} listings, ready in ${seconds(begun)} s`);
		try {
			if (size === all[0]) figures.push(await answers(name, engine));
			const rounds = Number(argument('rounds') ?? ROUNDS);
			const measured = new Map([
				...(await askInTurn(engine, READING, rounds)),
				...(await askInTurn(engine, WRITING, rounds)),
			]);
			console.log(`${name}: ${told(measured)}`);
			small ??= measured;
			if (size === all.at(-1)) {
				figures.push(
					...activation(name, measured),
					...growth(name, small, measured),
					...calls(name, measured),
					...submitting(name, measured),
					await indexed(name, engine),
				);
			}
		} finally {
			await engine.stop();
		}
	}
	return figures;
}

/** The cost of a directory for its server, by number of listings. */
export const listings: Bench = {
	name: 'listings',
	async measure() {
		const figures: Figure[] = [];
		const only = argument('on')?.toLowerCase();
		for (const database of [sqlite, mariadb]) {
			if (only !== undefined && database.name.toLowerCase() !== only) continue;
			if (await database.isHere()) figures.push(...(await measureOn(database)));
			else console.log(`${database.name}: not here`);
		}
		return figures;
	},
};
