import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

const terms = [
	...readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(
		/^\| `(\w+)` \| (.+?) \| `(\S+)` \|$/gm,
	),
].map(([, term = '', means = '', file = '']) => ({ term, means, file }));

/** Old metaphors, and the technical terms that replaced them. */
const PICTURES: Readonly<Record<string, string>> = {
	Shelf: 'Repository',
	Ledger: 'Repository, or what it counts',
	Reception: 'SubmissionHandler',
	Desk: 'Services',
	Tally: 'AttemptCounter',
	Throttle: 'RateLimiter',
	Seal: 'Signer',
	Postman: 'Mailer',
	Redelivery: 'MailRetry',
	Deed: 'Action',
	Gaps: 'MailTags',
	Lookup: 'SiteIndex',
};

const declared = (term: string) =>
	new RegExp(
		`^(?:export |final |abstract |readonly )*(?:interface|type|class|enum|const|function) ${term}\\b`,
		'm',
	);

describe('glossary', () => {
	it('the glossary has at most forty terms, without duplicates', () => {
		expect(terms.length).toBeGreaterThan(0);
		expect(terms.length).toBeLessThanOrEqual(40);
		expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
	});

	it.each(terms)(
		'the term $term is declared in the file that the glossary names',
		({ term, file }) => {
			expect(existsSync(path.join(ROOT, file))).toBe(true);
			expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(declared(term));
		},
	);

	it('the glossary replaces each old metaphor with a technical term', () => {
		const files = execFileSync('git', ['ls-files', '-z', 'plugin-php-shim/src'], {
			cwd: ROOT,
			encoding: 'utf8',
		}).split('\0');
		const picture = new RegExp(`(?:${Object.keys(PICTURES).join('|')})s?(?=[A-Z]|$)`);
		const names = files.map((file) => path.basename(file, '.php'));
		expect(names.filter((name) => picture.test(name))).toEqual([]);
	});
});
