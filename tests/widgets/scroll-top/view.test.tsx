import { act, render, screen } from '@testing-library/react';
import { createStore } from '@gazetteer/store';
import { StrictMode } from 'react';
import { mount } from '../../../widgets/scroll-top/mount.ts';
import { BackToTop } from '../../../widgets/scroll-top/view.tsx';
import { mountOn } from '../mounting.ts';
import { arrangeWindow, settled } from '../window.ts';

const button = () => screen.queryByRole('button', { hidden: false });

describe('scroll-top button without server markup', () => {
	it('the scroll-top button is shown and hidden with the scroll position, also in React’s strict mode', () => {
		const far = createStore(false);
		render(
			<StrictMode>
				<BackToTop label="Back to top" far={far} />
			</StrictMode>,
		);
		expect(button()).toBeNull();
		act(() => far.update(() => true));
		expect(button()?.getAttribute('aria-label')).toBe('Back to top');
		expect(button()?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
		act(() => far.update(() => false));
		expect(button()).toBeNull();
	});

	it('the scroll-top button is rendered into the empty element with its label, and removed on unmount', async () => {
		Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
		const page = arrangeWindow();
		document.body.innerHTML = '<div data-gazetteer="scroll-top" data-label="Nach oben"></div>';
		const root = document.body.firstElementChild as HTMLElement;
		page.scroll(500);
		const undo = await mountOn(mount, root);
		await settled();
		const drawn = root.querySelector('button')!;
		expect(drawn.getAttribute('aria-label')).toBe('Nach oben');
		expect(drawn.hidden).toBe(false);
		drawn.click();
		page.frame(1);
		page.frame(1000);
		expect(page.moves.at(-1)).toBe(0);
		undo();
		expect(root.childNodes).toHaveLength(0);
	});
});
