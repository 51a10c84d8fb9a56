import type { KeyboardEvent } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { REMOVE } from '../../shared/icons.tsx';
import { Button } from '../../shared/components.ts';
import type { Picture } from './images.ts';

interface GalleryImageProps {
	readonly picture: Picture | undefined;
	readonly id: number;
	readonly number: number;
	readonly count: number;
	readonly move: (by: -1 | 1) => void;
	readonly remove: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Left is back, or forth where the script runs from right to left. */
const stepOf = (key: string): -1 | 1 | undefined => {
	if (key === 'ArrowLeft') return isRTL() ? 1 : -1;
	if (key === 'ArrowRight') return isRTL() ? -1 : 1;
	return STEPS[key];
};

export function GalleryImage({ picture, id, number, count, move, remove }: GalleryImageProps) {
	const name = picture?.alt || String(id);
	const press = (event: KeyboardEvent) => {
		const by = stepOf(event.key);
		if (!by) return;
		event.preventDefault();
		move(by);
	};
	return (
		<li className="gz-image-item">
			<button
				type="button"
				className="gz-image"
				aria-label={sprintf(
					/* translators: 1: an image, 2: its place, 3: number of images. */
					__('“%1$s”, %2$d of %3$d. Arrow keys move it.', 'gazetteer'),
					name,
					number,
					count,
				)}
				onKeyDown={press}
			>
				{picture ? <img src={picture.url} alt="" /> : <span>{id}</span>}
			</button>
			<span className="gz-tools">
				<Button
					size="small"
					disabled={number === 1}
					/* translators: %s: an image. */
					aria-label={sprintf(__('Move “%s” back', 'gazetteer'), name)}
					onClick={() => move(-1)}
				>
					{isRTL() ? '→' : '←'}
				</Button>
				<Button
					size="small"
					disabled={number === count}
					/* translators: %s: an image. */
					aria-label={sprintf(__('Move “%s” on', 'gazetteer'), name)}
					onClick={() => move(1)}
				>
					{isRTL() ? '←' : '→'}
				</Button>
				<Button
					size="small"
					icon={REMOVE}
					/* translators: %s: an image. */
					label={sprintf(__('Take “%s” out', 'gazetteer'), name)}
					onClick={remove}
				/>
			</span>
		</li>
	);
}
