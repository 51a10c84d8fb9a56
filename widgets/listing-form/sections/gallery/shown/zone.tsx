import { allowsUntrustedHtml } from '@gazetteer/clean-html';
import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Store } from '@gazetteer/store';
import { Boundary, useStore } from '@gazetteer/view';
import { useId, useState } from '@wordpress/element';
import type { ChangeEvent, ReactNode } from 'react';
import type { RefusedFile } from '../preparation.ts';
import Uploader from '../uploader.tsx';
import { Icon } from './icons.tsx';

interface RefusalsProps {
	readonly refusals: Store<readonly RefusedFile[]>;
}

export function Refusals({ refusals }: RefusalsProps) {
	const refused = useStore(refusals, (all) => all);
	if (!refused.length) return null;
	const forget = (read: RefusedFile) =>
		refusals.update((all) => all.filter(({ key }) => key !== read.key));
	return (
		<ul className="gz-refusals">
			{refused.map((one) => (
				<li key={one.key}>
					<span>{one.words}</span>
					<button
						type="button"
						className="gz-icon-button"
						aria-label={pageText(TEXT.close)}
						onClick={() => forget(one)}
					>
						<Icon name="remove" />
					</button>
				</li>
			))}
		</ul>
	);
}

interface Props extends RefusalsProps {
	readonly label: string;
	readonly isMultiple: boolean;
	readonly chosen: (files: readonly File[]) => void;
	readonly children?: ReactNode;
}

type Plain = Pick<Props, 'label' | 'isMultiple' | 'chosen'>;

const filesOf = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
	const files = [...(currentTarget.files ?? [])];
	// Reset the input, so that choosing the same file again fires `change`.
	currentTarget.value = '';
	return files;
};

/**
 * A plain file input, for pages whose Trusted Types policy blocks FilePond. Files can be dropped
 * on it as well.
 */
function PlainInput({ label, isMultiple, chosen }: Plain) {
	const id = useId();
	return (
		<div className="gz-zone-plain">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="file"
				accept="image/*"
				multiple={isMultiple}
				onChange={(event) => chosen(filesOf(event))}
			/>
		</div>
	);
}

/** A button that opens the camera, on devices with a touchscreen. */
function Camera({ chosen }: Pick<Props, 'chosen'>) {
	const [hasCamera] = useState(() => matchMedia('(any-pointer: coarse)').matches);
	const id = useId();
	if (!hasCamera) return null;
	return (
		<label className="gz-camera" htmlFor={id}>
			<Icon name="camera" />
			{pageText(TEXT.takePhoto)}
			<input
				id={id}
				type="file"
				accept="image/*"
				capture="environment"
				onChange={(event) => chosen(filesOf(event))}
			/>
		</label>
	);
}

/** Whether FilePond failed on this page. It is not loaded again then. */
let isRefused = false;

function refuse(error: unknown): void {
	isRefused = true;
	console.warn(error);
}

export function Zone({ refusals, children, ...picking }: Props) {
	const [isPlain] = useState(() => isRefused || !allowsUntrustedHtml());
	const plain = <PlainInput {...picking} />;
	return (
		<div className="gz-zone">
			<Icon name="photo" />
			{isPlain ? (
				plain
			) : (
				<Boundary broke={refuse} instead={plain}>
					<Uploader {...picking} />
				</Boundary>
			)}
			{children}
			<Camera chosen={picking.chosen} />
			<Refusals refusals={refusals} />
		</div>
	);
}
