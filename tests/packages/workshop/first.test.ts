/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const workshop = path.resolve('packages/workshop');

/** A stub of npm: records its arguments, and installs a tsx that only runs node. */
const NPM = `
const fs = require('node:fs');
const verb = process.argv[2];
fs.appendFileSync('asked.txt', verb + ' ' + (process.env.npm_config_global ?? '') + (process.env.NODE_ENV ?? '') + '\\n');
if (verb === process.env.FAILING) process.exit(1);
fs.mkdirSync('node_modules/tsx', { recursive: true });
fs.writeFileSync('node_modules/tsx/package.json', '{"type":"module","exports":"./index.js"}');
fs.writeFileSync('node_modules/tsx/index.js', '');
`;

// Each test starts Node once or twice, on a machine that may be busy.
jest.setTimeout(30_000);

let clone = '';

const run = (environment: Record<string, string> = {}, ...argv: string[]) => {
	const { NODE_ENV: _test, ...rest } = process.env;
	return spawnSync(
		process.execPath,
		[path.join(clone, 'packages/workshop/first.mjs'), 'script.mjs', ...argv],
		{
			cwd: clone,
			encoding: 'utf8',
			env: { ...rest, npm_execpath: path.join(clone, 'npm-cli.js'), ...environment },
		},
	);
};

const asked = () => {
	const file = path.join(clone, 'asked.txt');
	return existsSync(file)
		? readFileSync(file, 'utf8')
				.trimEnd()
				.split('\n')
				.map((line) => line.trim())
		: [];
};

const put = (name: string, text: string) => writeFileSync(path.join(clone, name), text);

beforeEach(() => {
	clone = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-clone-'));
	mkdirSync(path.join(clone, 'packages/workshop'), { recursive: true });
	cpSync(path.join(workshop, 'first.mjs'), path.join(clone, 'packages/workshop/first.mjs'));
	cpSync(path.join(workshop, 'first'), path.join(clone, 'packages/workshop/first'), {
		recursive: true,
	});
	put('package.json', '{"engines":{"node":">=20"}}');
	put('package-lock.json', '{"one":1}');
	put('npm-cli.js', NPM);
	put(
		'script.mjs',
		'console.log(process.argv.slice(2).join("+")); process.exit(Number(process.env.ENDS ?? 0));',
	);
});

afterEach(() => rmSync(clone, { recursive: true }));

describe('first command in a fresh clone', () => {
	it('the first command installs packages, prints a message, and runs the script with its arguments', () => {
		const { stdout, status } = run({}, '--port', '9500');
		expect(asked()).toEqual(['ci']);
		expect(stdout).toContain('Installing what Gazetteer needs (once, about two minutes)…');
		expect(stdout).toContain('--port+9500');
		expect(status).toBe(0);
	});

	it('the first command returns the exit code of the script', () => {
		expect(run({ ENDS: '7' }).status).toBe(7);
	});

	it('the first command does not install packages twice', () => {
		run();
		expect(run().stdout).not.toContain('Installing');
		expect(asked()).toEqual(['ci']);
	});

	it('the first command installs packages again after the lock file has changed', () => {
		run();
		put('package-lock.json', '{"two":2}');
		run();
		expect(asked()).toEqual(['ci', 'ci']);
	});

	it('the first command does not change an installation made by hand', () => {
		run();
		put('package-lock.json', '{"two":2}');
		put('node_modules/.package-lock.json', '{}');
		run();
		expect(asked()).toEqual(['ci']);
	});

	it('the first command fails if npm cannot install from the lock file, and does not try another way', () => {
		expect(run({ FAILING: 'ci' }).status).toBe(1);
		expect(asked()).toEqual(['ci']);
	});

	it('the first command ends with a message if nothing can be installed', () => {
		put('npm-cli.js', 'process.exit(1)');
		const { stdout, status } = run();
		expect(stdout).toContain('The installation did not succeed.');
		expect(status).toBe(1);
	});

	it('the first command does not pass npm settings of its environment on to the installation', () => {
		run({ npm_config_global: 'true', NODE_ENV: 'production' });
		expect(asked()).toEqual(['ci']);
	});

	it('the first command refuses an old Node version before it installs anything', () => {
		put('package.json', '{"engines":{"node":"^98.19.0 || >=99.12.0"}}');
		const { stderr, status } = run();
		expect(stderr).toContain('Gazetteer needs a newer Node');
		expect(stderr).toContain('99.12.0 or later');
		expect(status).toBe(1);
		expect(asked()).toEqual([]);
	});

	it.each(['^98.0.0 || >=18.12.0', `^${process.versions.node}`])(
		'the first command accepts the current Node version if package.json requires %s',
		(node) => {
			put('package.json', JSON.stringify({ engines: { node } }));
			expect(run().status).toBe(0);
		},
	);
});
