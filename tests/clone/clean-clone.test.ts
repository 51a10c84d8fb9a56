import { describeWhere } from '../browser/where.ts';
import { isRepository, makeCleanClone, type CleanClone } from './clean-clone.ts';

// A test of the clone includes a build, so it is slow.
jest.setTimeout(600_000);

describeWhere(isRepository())('a clean clone without access to WordPress', () => {
	let clone: CleanClone;
	beforeAll(() => {
		clone = makeCleanClone();
	});
	afterAll(() => clone.remove());

	it('a clean clone without WordPress passes its tests, and reports each test that needs WordPress as skipped', async () => {
		const { code, lines } = await clone.test(
			'pages',
			'wordpress',
			'comment-reply/reply',
			'comments/reply',
		);
		const said = lines.join('\n');
		expect(said).toMatch(/^WordPress 7\.1 is not available here: /m);
		// The suites that need a WordPress release, with the behaviour that remains untested
		// without it.
		const suites = [
			...said.matchAll(
				/^○ (\d+) tests\. WordPress (\S+) is not available here\. Not covered: /gm,
			),
		];
		expect(suites.map(([, , release]) => release)).toEqual(['6.5', '7.1']);
		// The skipped tests of static pages, by name.
		const named = lines.filter((line) => line.startsWith('○ tests/pages/'));
		expect(named.join('\n')).toContain('beside the script of WordPress 7.1');
		expect(new Set(named).size).toBe(named.length);

		const counted = suites.reduce((sum, [, tests]) => sum + Number(tests), named.length);
		expect(lines.at(-1)).toMatch(new RegExp(`^\\d+ passed, 0 failed, ${counted} skipped$`));
		expect(code).toBe(0);
	});
});
