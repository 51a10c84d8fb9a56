import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Store } from '@gazetteer/store';
import { useRef } from '@wordpress/element';
import type { SingleName } from '../../../interactive/page-pictures.ts';
import { useValue } from '../../../interactive/values.tsx';
import type { RefusedFile } from '../preparation.ts';
import { Preview } from './preview.tsx';
import { sizeWords } from './sizes.ts';
import { Zone } from './zone.tsx';

export interface SingleActions {
	/** Whether the server can remove a saved picture. Older servers can only replace it. */
	readonly canRemoveSaved: boolean;
	readonly choose: (files: readonly File[]) => void;
	readonly remove: () => void;
	readonly putBack: () => void;
}

interface Props {
	readonly name: SingleName;
	readonly label: string;
	readonly actions: SingleActions;
	readonly refusals: Store<readonly RefusedFile[]>;
}

/**
 * The view of the featured image or the logo: the current picture and a drop zone for another one.
 */
export function SingleView({ name, label, actions, refusals }: Props) {
	const [picture] = useValue(name);
	const place = useRef<HTMLDivElement>(null);
	const { file, isRemoved = false, isPreparing = false } = picture ?? {};
	const canRemove = !!file || actions.canRemoveSaved;
	const act = () => {
		(isRemoved ? actions.putBack : actions.remove)();
		// The clicked button may have been removed with the picture.
		place.current?.querySelector<HTMLElement>('.gz-zone input')?.focus();
	};
	return (
		<div ref={place} className="gz-single">
			{picture && (
				<div className={`gz-single-picture${isRemoved ? ' gz-photo-removed' : ''}`}>
					<div className="gz-photo-frame">
						<Preview picture={picture} />
						{isPreparing && (
							<span className="gz-photo-state">{pageText(TEXT.preparingPhoto)}</span>
						)}
						{isRemoved && (
							<span className="gz-photo-state">{pageText(TEXT.goesWhenSent)}</span>
						)}
					</div>
					{canRemove && (
						<button
							type="button"
							className="gz-single-button"
							aria-label={`${pageText(isRemoved ? TEXT.putPictureBack : TEXT.removePicture)}: ${label}`}
							onClick={act}
						>
							{pageText(isRemoved ? TEXT.putPictureBack : TEXT.removePicture)}
						</button>
					)}
				</div>
			)}
			<Zone
				label={pageText(picture ? TEXT.chooseOther : TEXT.choosePicture)}
				isMultiple={false}
				chosen={actions.choose}
				refusals={refusals}
			>
				{file && (
					<p className="gz-zone-totals">
						{file.name} · {sizeWords(file.size)}
					</p>
				)}
			</Zone>
		</div>
	);
}
