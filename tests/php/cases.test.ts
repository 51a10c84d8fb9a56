import { inPhp } from './in-php.ts';

interface Case {
	readonly subject: string;
	readonly says: string;
	readonly wrong: string | null;
}

describe.each(['8.1', '8.5'])('PHP test cases under PHP %s', (version) => {
	const cases = ['run.php', 'run-index.php'].flatMap(
		(script) => JSON.parse(inPhp(version, script)) as Case[],
	);
	const subjects = [...new Set(cases.map(({ subject }) => subject))];

	describe.each(subjects)('%s', (subject) => {
		const own = cases.filter((found) => found.subject === subject);
		it.each(own.map(({ says, wrong }) => [says, wrong] as const))(
			`${subject.split('/').at(-1)}: %s`,
			(_says, wrong) => {
				expect(wrong).toBeNull();
			},
		);
	});
});
