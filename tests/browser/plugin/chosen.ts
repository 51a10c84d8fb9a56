import { runWordPress } from '../site.ts';
import { php } from './posts.ts';

interface Chosen {
	helpers?: readonly string[];
	adopt?: readonly string[];
	prefix?: string;
	namespace?: string;
}

/** Sets the owner's choices without going through the screen. */
export const choose = (chosen: Chosen = {}) =>
	runWordPress(`update_option('gazetteer', ${php(chosen)});`);
