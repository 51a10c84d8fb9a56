import type { Figure } from './figure.ts';
import type { Bench } from './measure.ts';
import { ask, askInTurn, READS, type Told } from './listings/ask.ts';
import type { Database, Engine } from './listings/engine.ts';
import { mariadb } from './listings/mariadb.ts';
import { sameAnswers } from './listings/same-answers.ts';
import { sqlite } from './listings/sqlite.ts';
import { median, spread } from './statistics.ts';

const SIZES = [1_000, 10_000, 100_000];
const QUESTIONS = 75;
const ROUNDS = 15;
const QUERIES_OF_SUBMIT = 40;

const ASKED = ['nothing', 'nothing&without=1', ...READS, 'bare', 'submit'];

const argument = (name: string) => {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? undefined : process.argv[at + 1];
};

/** `--most 10000` leaves out what takes longer to build than there is time for. */
const sizes = () => {
	const most = Number(argument('most') ?? Infinity);
	return SIZES.filter((size) => size <= most);
};

type Measured = ReadonlyMap<string, readonly Told[]>;

const times = (measured: Measured, question: string, of: 'took' | 'whole') =>
	(measured.get(question) ?? []).map((told) => told[of]);

/** Both kinds of an empty call: with the plugin, and with it switched off for the request. */
const activation = (name: string, measured: Measured): Figure[] => {
	const without = measured.get('nothing&without=1') ?? [];
	const floorIs = 'plugin off';
	return [
		{
			name: `${name}: empty admin-ajax call`,
			unit: 'ms',
			value: median(times(measured, 'nothing', 'whole')),
			floor: median(without.map(({ whole }) => whole)),
			floorIs,
			goal: { atMost: 1.04 },
			spread: spread(without.map(({ whole }) => whole)),
		},
		{
			name: `${name}: queries of an empty admin-ajax call`,
			unit: 'queries',
			value: median((measured.get('nothing') ?? []).map(({ all }) => all)),
			floor: median(without.map(({ all }) => all)),
			floorIs,
			goal: { atMost: 1 },
		},
	];
};

const growth = (name: string, small: Measured, large: Measured): Figure[] =>
	READS.flatMap((question) => {
		const took = times(large, question, 'took');
		const empty = median(times(large, 'nothing', 'whole'));
		const before = times(small, question, 'took');
		return [
			{
				name: `${name}: ${question}`,
				unit: 'ms',
				value: empty + median(took),
				floor: empty,
				floorIs: 'empty admin-ajax',
				goal: { atMost: 1.15 },
				spread: spread(times(large, 'nothing', 'whole')),
			},
			{
				name: `${name}: ${question}, as the directory grows`,
				unit: 'ms',
				value: median(took),
				floor: median(before),
				floorIs: 'smallest',
				goal: { atMost: 2.5 },
				spread: Math.max(spread(before), spread(took)),
			},
		];
	});

const submitting = (name: string, large: Measured): Figure[] => [
	{
		name: `${name}: submit`,
		unit: 'ms',
		value: median(times(large, 'submit', 'took')),
		floor: median(times(large, 'bare', 'took')),
		floorIs: 'wp_insert_post',
		goal: { atMost: 3 },
		spread: spread(times(large, 'bare', 'took')),
	},
	{
		name: `${name}: queries of submit`,
		unit: 'queries',
		value: median((large.get('submit') ?? []).map(({ queries }) => queries)),
		floor: QUERIES_OF_SUBMIT,
		floorIs: 'allowed',
		goal: { atMost: 1 },
	},
];

const answers = async (name: string, engine: Engine): Promise<Figure> => ({
	name: `${name}: answers equal to WP_Query's`,
	unit: 'answers',
	value: await sameAnswers(engine, QUESTIONS),
	floor: QUESTIONS,
	floorIs: 'questions',
	goal: { atLeast: 1 },
});

const indexed = async (name: string, engine: Engine): Promise<Figure> => {
	const told = await Promise.all(READS.map((question) => ask(engine, question, '&explain=1')));
	for (const query of told.flatMap(({ scans }) => scans)) console.log(`${name} scans: ${query}`);
	return {
		name: `${name}: questions without a full scan`,
		unit: 'questions',
		value: told.filter(({ scans }) => scans.length === 0).length,
		floor: READS.length,
		floorIs: 'questions',
		goal: { atLeast: 1 },
	};
};

async function measureOn({ name, open }: Database): Promise<Figure[]> {
	const figures: Figure[] = [];
	let small: Measured | undefined;
	const all = sizes();
	for (const size of all) {
		console.log(`${name}: ${size} listings`);
		const engine = await open(size);
		try {
			if (size === all[0]) figures.push(await answers(name, engine));
			const measured = await askInTurn(engine, ASKED, ROUNDS);
			small ??= measured;
			if (size === all.at(-1)) {
				figures.push(
					...activation(name, measured),
					...growth(name, small, measured),
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

/** What a directory costs its server, and how that grows with its listings. */
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
