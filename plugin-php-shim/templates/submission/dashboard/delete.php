<?php
/**
 * Asks the owner for confirmation before a listing is deleted.
 *
 * @var string $root The root element's attributes, escaped.
 * @var \WP_Post $listing
 * @var string $back
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\Dashboard\DashboardPost;

if (!defined('ABSPATH')) {
    exit;
}

$name = html_entity_decode(wp_strip_all_tags($listing->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8');
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div <?php echo $root; ?>>
<form class="gz-submitted gz-own-delete" method="post" action="<?php echo esc_url($back); ?>">
<h2 class="gz-section-title"><?php
/* translators: %s: name of a listing. */
echo Tag::text(sprintf(__('Delete “%s”?', 'gazetteer'), $name));
?></h2>
<p><?php esc_html_e('Visitors will no longer find it. It is moved to the trash, and we can restore it for a limited time.', 'gazetteer'); ?></p>
<?php
echo Tag::of('input', ['type' => 'hidden', 'name' => DashboardPost::ACTION, 'value' => DashboardPost::DELETE]);
echo Tag::of('input', ['type' => 'hidden', 'name' => DashboardPost::LISTING, 'value' => $listing->ID]);
echo Tag::of('input', ['type' => 'hidden', 'name' => '_wpnonce', 'value' => DashboardPost::nonce(DashboardPost::DELETE, $listing->ID)]);
?>
<p class="gz-own-actions">
<button type="submit" class="wp-element-button gz-button"><?php esc_html_e('Delete listing', 'gazetteer'); ?></button>
<a class="gz-own-action" href="<?php echo esc_url($back); ?>"><?php esc_html_e('Keep', 'gazetteer'); ?></a>
</p>
</form>
</div>
