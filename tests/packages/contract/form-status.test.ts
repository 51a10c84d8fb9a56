import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FORM_STATUS, formStatus } from '@gazetteer/contract';

interface StatusCase {
	readonly says: string;
	readonly server: string;
	readonly form: string;
}

const cases = JSON.parse(
	readFileSync(path.join(__dirname, '../../cases/contact/form-status.json'), 'utf8'),
) as readonly StatusCase[];

describe('formStatus()', () => {
	it.each(cases.map(({ says, server, form }) => [says, server, form] as const))(
		'formStatus() maps a server status: %s',
		(_says, server, form) => {
			expect(formStatus(server)).toBe(form);
		},
	);

	it('formStatus() has a test case for every status of the server', () => {
		const words = cases.map(({ server }) => server);
		expect(words).toEqual(expect.arrayContaining(Object.keys(FORM_STATUS)));
	});
});
