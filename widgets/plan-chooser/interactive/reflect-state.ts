import { PLAN_SCREEN } from '@gazetteer/contract';
import { watch } from '@gazetteer/store';
import { showControls } from '../controls.ts';
import { ASKING } from '../markup.ts';
import { showPlainNotice } from '../plain-notice.ts';
import type { ResultsState } from '../state.ts';
import { keepFocus } from './focus.ts';
import type { Chooser } from './chooser.ts';

/** Updates the page when the state changes. Returns a function that stops this. */
export function reflectState({ screen, store, loadView, showDrawn, again }: Chooser): () => void {
	const { root, areas, isOwn } = screen;
	let removeNotice = () => {};

	const showAsking = (asking: boolean) => {
		for (const area of areas) {
			if (asking) area.setAttribute('aria-busy', 'true');
			else area.removeAttribute('aria-busy');
		}
		if (isOwn) root.classList.toggle(ASKING, asking);
		else document.body.classList.toggle(PLAN_SCREEN.loading, asking);
	};

	const showResults = (shown: ResultsState) => {
		keepFocus(screen);
		removeNotice();
		removeNotice = () => {};
		// The server's own plans and an empty result need no view, so do not wait for its download.
		if (shown.as === 'drawn' || shown.as === 'nothing') showDrawn(shown.as === 'drawn');
		if (shown.as === 'drawn') return;
		void loadView().catch(() => {
			if (store.get().shown === shown && shown.as === 'fault')
				removeNotice = showPlainNotice(screen, shown.message, again);
		});
	};

	const showStale = (stale: string | undefined) => {
		removeNotice();
		removeNotice = stale ? showPlainNotice(screen, stale, again) : () => {};
	};

	const reflect = () => showControls(screen, store.get());
	const undos = [
		store.subscribe(reflect),
		watch(store, ({ asking }) => asking, showAsking),
		watch(store, ({ shown }) => shown, showResults),
		watch(store, ({ stale }) => stale, showStale),
	];
	return () => {
		undos.forEach((undo) => undo());
		removeNotice();
		showAsking(false);
	};
}
