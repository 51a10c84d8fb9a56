import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';

// WordPress moved these in 6.6, and complains of the old place where both are.
export const DocumentPanel =
	editor.PluginDocumentSettingPanel ?? editPost.PluginDocumentSettingPanel;

export const PrePublishPanel = editor.PluginPrePublishPanel ?? editPost.PluginPrePublishPanel;
