/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isPhpHere } from '@gazetteer/demo-site';
import { describeWhere } from '../../browser/where.ts';
import { openPrograms, type Programs } from '../../../packages/demo-site/machine/programs.ts';

describeWhere(isPhpHere())('programs on the machine’s own PHP', () => {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-programs-'));
	let programs: Programs;
	beforeAll(() => {
		programs = openPrograms(folder);
	});
	afterAll(async () => {
		await programs.stop();
		rmSync(folder, { recursive: true });
	});

	it('PHP programs run like on the command line', async () => {
		expect(await programs.run("<?php use DateTime as D; echo D::class, ' é ', PHP_SAPI;")).toBe(
			'DateTime é cli',
		);
	});

	it('PHP programs do not see values of earlier programs', async () => {
		await programs.run("<?php define('LEFT', 1); $left = 1; function left() {}");
		expect(
			await programs.run(
				"<?php var_export([defined('LEFT'), isset($left), function_exists('left')]);",
			),
		).not.toContain('true');
	});

	it('PHP programs return a long text completely, and each its own output when many run', async () => {
		expect(await programs.run("<?php echo str_repeat('x', 3000000);")).toHaveLength(3_000_000);
		const names = Array.from({ length: 12 }, (_none, index) => `${index}`);
		expect(
			await Promise.all(names.map((name) => programs.run(`<?php echo '${name}';`))),
		).toEqual(names);
	});

	it.each([
		['<?php echo 1; nope();', /255: Uncaught Error: Call to undefined function nope/],
		['<?php echo "a word"; exit(3);', /3: a word/],
		['<?php posix_kill(getmypid(), SIGKILL);', /137/],
	])('a PHP program that fails reports the reason: %s', async (program, why) => {
		await expect(programs.run(program)).rejects.toThrow(why);
	});
});
