<?php
/**
 * The login form, shown to guests on a page for logged-in users.
 *
 * @var string $root The root element's attributes, escaped.
 * @var string $words The message.
 * @var string $form The login form of WordPress.
 * @var string $register URL to register; '' if registration is off.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes, and the form comes from WordPress.
?>
<div <?php echo $root; ?>>
<div class="gz-section gz-login">
<p><?php echo Tag::text($words); ?></p>
<?php echo $form; ?>
<p class="gz-submitted-links">
<?php echo Tag::of('a', ['href' => wp_lostpassword_url()], Tag::text(__('Lost your password?', 'gazetteer'))); ?>
<?php if ($register !== '') : ?>
<?php echo Tag::of('a', ['href' => $register], Tag::text(__('Register', 'gazetteer'))); ?>
<?php endif; ?>
</p>
</div>
</div>
