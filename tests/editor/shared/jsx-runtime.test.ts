import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, renderToString } from '@wordpress/element';
import { Fragment, jsx, jsxs } from '../../../plugin-php-shim/editor/shared/jsx-runtime.ts';

describe('JSX runtime of the editor', () => {
	it('the JSX runtime creates the same element as createElement, with its key and without children', () => {
		expect(jsx('i', { className: 'one' }, 'a')).toEqual(
			createElement('i', { className: 'one', key: 'a' }),
		);
		expect(jsx('i', {})).toEqual(createElement('i', {}));
		expect(jsx('i', { children: 'in' }).props).toEqual({ children: 'in' });
	});

	it('the JSX runtime requires keys for lists only, and not for static children', () => {
		const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const pair = jsxs('p', { children: [jsx('b', {}), jsx('i', {})] });
		expect(renderToString(jsx(Fragment, { children: pair }))).toBe('<p><b></b><i></i></p>');
		expect(warned).not.toHaveBeenCalled();

		renderToString(jsx('ul', { children: [jsx('li', {}), jsx('li', {})] }));
		expect(warned).toHaveBeenCalled();
		warned.mockRestore();
	});

	it('every file of the editor uses the JSX runtime of the editor', () => {
		const folder = join(__dirname, '../../../plugin-php-shim/editor');
		const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
		const sources = files.filter((file) => file.endsWith('.tsx'));
		expect(sources.length).toBeGreaterThan(80);
		expect(
			sources.filter((file) => /@jsx/.test(readFileSync(join(folder, file), 'utf8'))),
		).toEqual([]);
	});
});
