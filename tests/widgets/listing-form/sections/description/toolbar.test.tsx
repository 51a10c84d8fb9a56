import { TEXT } from '@gazetteer/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '../../../../../widgets/listing-form/sections/description/rich-text.tsx';
import { Toolbar } from '../../../../../widgets/listing-form/sections/description/toolbar.tsx';

/** Opens the URL input of the toolbar, types a URL and applies it. */
function linkTo(typed: string) {
	const format = jest.fn();
	const editor = { format, focus: () => {}, getSelection: () => null, getFormat: () => ({}) };
	render(<Toolbar editor={editor as unknown as Editor} />);
	fireEvent.click(screen.getByRole('button', { name: TEXT.link }));
	const line = screen.getByRole('textbox', { name: TEXT.linkAddress });
	fireEvent.change(line, { target: { value: typed } });
	fireEvent.keyDown(line, { key: 'Enter' });
	return { format, line };
}

describe('toolbar of the description', () => {
	it.each([
		['example.org', 'https://example.org'],
		['example.org:8080/x', 'https://example.org:8080/x'],
		['//example.org/x', 'https://example.org/x'],
		['ada@example.org', 'mailto:ada@example.org'],
		['mailto:ada@example.org', 'mailto:ada@example.org'],
		['https://example.org/@ada', 'https://example.org/@ada'],
		['example.org/@ada', 'https://example.org/@ada'],
		['tel:+4161123456', 'tel:+4161123456'],
		['/about', '/about'],
		['#hours', '#hours'],
	])('the toolbar turns the URL %s into a link to %s', (typed, address) => {
		expect(linkTo(typed).format.mock.calls).toEqual([['link', address, 'user']]);
	});

	it('the toolbar removes the link if its URL is empty', () => {
		expect(linkTo(' ').format.mock.calls).toEqual([['link', false, 'user']]);
	});

	it.each(['our menu', 'menu'])(
		'the toolbar creates no link for %s, which is not a valid URL',
		(typed) => {
			const { format, line } = linkTo(typed);
			expect(format).not.toHaveBeenCalled();
			expect(line.getAttribute('aria-invalid')).toBe('true');
		},
	);
});
