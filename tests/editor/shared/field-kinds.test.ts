import cases from '../../cases/listing/field-kinds.json';
import {
	addKinds,
	allKinds,
	hasOptions,
	isKind,
	kindLabel,
	KINDS,
	mayFilter,
} from '../../../plugin-php-shim/editor/shared/field-kinds.ts';

describe('field kinds in the editor', () => {
	it('the field kinds of the editor are those of the server, in the same order', () => {
		expect(KINDS).toEqual(cases.map(({ kind }) => kind));
	});

	it('the field kinds of the editor have options if the server expects them', () => {
		expect(KINDS.filter(hasOptions)).toEqual(
			cases.flatMap(({ kind, hasOptions: offers }) => (offers ? kind : [])),
		);
	});

	it('the field kinds of the editor include the types of other plugins, with their labels and filters', () => {
		expect([isKind('colour'), allKinds()]).toEqual([false, KINDS]);
		addKinds([
			{ slug: 'colour', label: 'Colour', filterable: true },
			{ slug: 'mood', label: 'Mood', filterable: false },
		]);
		expect(allKinds()).toEqual([...KINDS, 'colour', 'mood']);
		expect([isKind('colour'), kindLabel('colour'), hasOptions('colour')]).toEqual([
			true,
			'Colour',
			false,
		]);
		expect([mayFilter('colour'), mayFilter('mood'), mayFilter('url')]).toEqual([
			true,
			false,
			false,
		]);
		addKinds([]);
	});
});
