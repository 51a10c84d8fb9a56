import cases from '../../cases/listing/field-kinds.json';
import { hasOptions, KINDS } from '../../../plugin-php-shim/editor/shared/field-kinds.ts';

describe('the kinds of fields', () => {
	it('are those of the server, in the same order', () => {
		expect(KINDS).toEqual(cases.map(({ kind }) => kind));
	});

	it('have options where the server expects them', () => {
		expect(KINDS.filter(hasOptions)).toEqual(
			cases.flatMap(({ kind, hasOptions: offers }) => (offers ? kind : [])),
		);
	});
});
