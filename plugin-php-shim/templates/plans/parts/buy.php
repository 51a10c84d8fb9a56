<?php
/**
 * The form that opens the submit page. If there is no submit page, the card shows a message instead.
 *
 * @var \Gazetteer\Plans\Cards\CardView $card
 */

declare(strict_types=1);

use Gazetteer\Contract\PlanCard;

if (!defined('ABSPATH')) {
    exit;
}

?>
<form method="post"<?php echo $card->action === '' ? '' : ' action="' . esc_url($card->action) . '"'; ?> class="<?php echo esc_attr(PlanCard::FORM); ?>">
<input type="hidden" name="<?php echo esc_attr(PlanCard::PLAN); ?>" value="<?php echo esc_attr((string) $card->id); ?>">
<?php if ($card->category > 0) : ?>
<input type="hidden" name="<?php echo esc_attr(PlanCard::CATEGORY); ?>" value="<?php echo esc_attr((string) $card->category); ?>">
<?php endif; ?>
<button type="submit" class="gz-plan-button"<?php echo $card->action === '' ? ' disabled' : ''; ?>><?php echo esc_html($card->button); ?><span class="gz-plan-screen-reader-text">: <?php echo esc_html($card->title); ?></span></button>
<?php if ($card->action === '') : ?>
<p class="gz-plan-note"><?php esc_html_e('Listings cannot be submitted here yet.', 'gazetteer'); ?></p>
<?php endif; ?>
</form>
