import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@wordpress/components';

interface LeaveDialogProps {
	/** A sentence about the unsaved changes. */
	readonly text: string;
	readonly onStay: () => void;
	readonly onLeave: () => void;
	/** Saves the changes, then leaves. Undefined if the dialog cannot save. */
	readonly onSave?: () => void;
}

/** Asks for confirmation before the user leaves a view with unsaved changes. */
export const LeaveDialog = ({ text, onStay, onLeave, onSave }: LeaveDialogProps) => (
	<Modal
		title={__('Leave without saving?', 'gazetteer')}
		size={onSave ? 'medium' : 'small'}
		onRequestClose={onStay}
	>
		<p>{text}</p>
		<div className="gz-actions">
			{onSave && (
				<Button variant="primary" onClick={onSave}>
					{__('Save and continue', 'gazetteer')}
				</Button>
			)}
			<Button variant={onSave ? 'secondary' : 'primary'} onClick={onStay}>
				{__('Keep editing', 'gazetteer')}
			</Button>
			<Button variant="tertiary" isDestructive onClick={onLeave}>
				{__('Discard changes', 'gazetteer')}
			</Button>
		</div>
	</Modal>
);
