import { PLAN_SCREEN } from '@gazetteer/contract';
import { watch } from '@gazetteer/store';
import type { Chooser } from './chooser.ts';
import { show } from './controls.ts';
import { focusKept } from './focus.ts';
import { ASKING } from './markup.ts';
import { sayPlainly } from './say-plainly.ts';
import type { Shown } from './state.ts';

/** Keeps the page in step with the state, from now on. Returns the way to stop. */
export function follow({ screen, store, stage, showDrawn, again }: Chooser): () => void {
	const { root, areas, isOwn } = screen;
	let unsay = () => {};

	const showAsking = (asking: boolean) => {
		for (const area of areas) {
			if (asking) area.setAttribute('aria-busy', 'true');
			else area.removeAttribute('aria-busy');
		}
		if (isOwn) root.classList.toggle(ASKING, asking);
		else document.body.classList.toggle(PLAN_SCREEN.loading, asking);
	};

	const keepWords = (shown: Shown) => {
		focusKept(screen);
		unsay();
		unsay = () => {};
		// What draws may be long in coming, and these need nobody to draw them.
		if (shown.as === 'drawn' || shown.as === 'nothing') showDrawn(shown.as === 'drawn');
		if (shown.as === 'drawn') return;
		void stage().catch(() => {
			if (store.get().shown === shown && shown.as === 'fault')
				unsay = sayPlainly(screen, shown.message, again);
		});
	};

	const reflect = () => show(screen, store.get());
	const undos = [
		store.subscribe(reflect),
		watch(store, ({ asking }) => asking, showAsking),
		watch(store, ({ shown }) => shown, keepWords),
	];
	return () => {
		undos.forEach((undo) => undo());
		unsay();
		showAsking(false);
	};
}
