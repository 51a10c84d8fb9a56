<?php
/**
 * Number of listings, duration and image limits.
 *
 * @var \Gazetteer\Plans\Cards\CardView $card
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

?>
<ul class="gz-plan-facts" role="list">
<?php foreach ($card->facts as $fact) : ?>
<li><?php echo esc_html($fact->sentence); ?></li>
<?php endforeach; ?>
</ul>
