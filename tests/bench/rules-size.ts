import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { build, type Rolldown } from 'vite';
import type { Bench } from './measure.ts';

const GOAL = 1900;

/** The table of file types is a separate chunk, which only forms with file types load. */
const withoutTypes = {
	name: 'without-types',
	enforce: 'pre' as const,
	load: (id: string) =>
		id.endsWith('rules/endings.ts') ? 'export const withExtensions = 0;' : null,
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

/** The compressed size of all rules and of the code that reads schemas and fields, without the table of file types. */
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
