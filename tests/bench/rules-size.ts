import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { build, type Rolldown } from 'vite';
import type { Bench } from './measure.ts';

const GOAL = 1900;

/** What types mean is a chunk of its own, which only a form that names types fetches. */
const withoutTypes = {
	name: 'without-types',
	enforce: 'pre' as const,
	load: (id: string) =>
		id.endsWith('rules/endings.ts') ? 'export const withEndings = 0;' : null,
};

async function minified(): Promise<string> {
	const built = (await build({
		configFile: false,
		logLevel: 'silent',
		plugins: [withoutTypes],
		build: {
			write: false,
			target: 'es2022',
			lib: {
				entry: path.resolve(import.meta.dirname, '../../packages/rules/index.ts'),
				formats: ['es'],
			},
		},
	})) as readonly Rolldown.RolldownOutput[];
	const { code = '' } = await minify(built[0]!.output[0].code, {
		module: true,
		ecma: 2020,
		compress: { passes: 3 },
	});
	return code;
}

/** All rules and what reads schemas and fields, but for what types of files mean, as a browser would fetch them. */
export const rulesSize: Bench = {
	name: 'rules-size',
	async measure() {
		const value = gzipSync(await minified(), { level: 9 }).length;
		return [
			{
				name: 'rules, gzip',
				unit: 'B',
				value,
				floor: GOAL,
				floorIs: 'the goal',
				goal: { atMost: 1 },
			},
		];
	},
};
