<?php
/**
 * In place of an e-mail: who is logged in. What is said of the account stands after it.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div id="inputEmail" class="gz-hint gz-member"><?php
echo Tag::text(sprintf(
    /* translators: %s: name of the account that is logged in. */
    __('You are logged in as %s.', 'gazetteer'),
    $view->member,
));
?></div>
