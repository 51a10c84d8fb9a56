<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\ContactForm\FormPostType;
use Gazetteer\Data\DataNames;
use Gazetteer\Setup\Settings\SettingsScreen;
use WP_Screen;

/** Adds a help tab to each screen of the plugin. */
final class HelpTabs
{
    public function __construct(private readonly DataNames $names, private readonly string $file)
    {
    }

    public function add(WP_Screen $screen): void
    {
        $tab = self::tab($screen, $this->names);
        if ($tab === null) {
            return;
        }
        [$title, $paragraphs] = $tab;
        $screen->add_help_tab([
            'id' => 'gazetteer-help',
            'title' => $title,
            'content' => implode('', array_map(static fn (string $text): string => '<p>' . esc_html($text) . '</p>', $paragraphs)),
        ]);
        $link = static fn (string $url, string $text): string => sprintf('<p><a href="%s">%s</a></p>', esc_url($url), esc_html($text));
        $links = $link(plugins_url('readme.txt', $this->file), __('Documentation', 'gazetteer'));
        if (current_user_can('manage_options')) {
            $links .= $link(admin_url('options-general.php?page=' . SettingsScreen::PAGE), __('Settings', 'gazetteer'));
        }
        $screen->set_help_sidebar($screen->get_help_sidebar() . '<p><strong>' . esc_html__('For more information:', 'gazetteer') . '</strong></p>' . $links);
    }

    /**
     * @return array{string, list<string>}|null Title and paragraphs; null if the screen does not belong to the
     *     plugin.
     */
    private static function tab(WP_Screen $screen, DataNames $names): ?array
    {
        $page = preg_match('/_page_(gazetteer[a-z-]*)$/', $screen->id, $found) === 1 ? $found[1] : '';

        return match (true) {
            $page === SettingsScreen::PAGE => [__('Gazetteer', 'gazetteer'), [
                __('To create pages and examples and set the currency, go to Listings → Setup. On this screen, select the widgets that are shown on every page, and the parts of other plugins and themes that Gazetteer takes over.', 'gazetteer'),
                __('Most widgets are also a block and a shortcode. Use these to add a widget to single pages.', 'gazetteer'),
            ]],
            $page === 'gazetteer-setup' => [__('Setup', 'gazetteer'), [
                __('Select the pages to create, or use your own pages. You can run the setup again at any time. It creates nothing twice.', 'gazetteer'),
                __('The list shows the remaining steps until your directory is ready for visitors.', 'gazetteer'),
            ]],
            $page === 'gazetteer-fields' => [__('Fields & features', 'gazetteer'), [
                __('Fields are details of each listing in a category, such as “Size” or “Languages”. Fields without a category belong to all listings.', 'gazetteer'),
                __('Features are properties that a listing has or does not have, such as “Wheelchair accessible”.', 'gazetteer'),
            ]],
            $page === 'gazetteer-plans' => [__('Plans', 'gazetteer'), [
                __('A plan sets what a listing costs, how long it is published and what it can show. Drag plans to change the order in which visitors see them.', 'gazetteer'),
                __('A plan stays a draft until you publish it. Moving a plan to the trash does not change the listings that have it.', 'gazetteer'),
            ]],
            $page === 'gazetteer-orders' => [__('Orders', 'gazetteer'), [
                __('Each order is for one plan. Mark it as paid when you have received the payment. Its listing is then published for the duration of the plan.', 'gazetteer'),
            ]],
            $page === 'gazetteer-claims' => [__('Claims', 'gazetteer'), [
                __('A claim is a request from a person who says that a listing is theirs. Check the proof, then approve or decline the claim. The claimant gets an email in both cases.', 'gazetteer'),
                __('An approved claim makes the claimant the author of the listing, marks it as claimed and declines all other claims of it. A paid plan must be paid first.', 'gazetteer'),
            ]],
            $page === 'gazetteer-link-clicks' => [__('Link clicks', 'gazetteer'), [
                __('This screen shows how often visitors followed links on your pages in the last 30 days, by kind and destination. No data about the visitors is stored.', 'gazetteer'),
                __('Clicks are counted here if “This site’s own counts” is selected in the settings, or if a page has neither Google Analytics nor Tag Manager.', 'gazetteer'),
            ]],
            $page === 'gazetteer-outbound-links' => [__('Outbound links', 'gazetteer'), [
                __('An outbound link is an address of this site that redirects to a partner, such as /go/hotel-sunrise/. It always redirects to the destination that you saved.', 'gazetteer'),
                __('In your content, links to these addresses are marked as sponsored for search engines. If this site’s own counts are on, each click is counted without data about the visitor.', 'gazetteer'),
            ]],
            $page === 'gazetteer-entries' => [__('Entries', 'gazetteer'), [
                __('Every message from your contact forms is saved here as an entry before it is emailed. No message is lost if the email fails. Failed emails are retried automatically.', 'gazetteer'),
                __('“Create a listing from this entry” creates a draft listing.', 'gazetteer'),
            ]],
            $screen->post_type === $names->listing && in_array($screen->base, ['edit', 'post'], true) => [__('Listings', 'gazetteer'), [
                __('A listing is a place or business. Choose its categories first: they decide which fields it has.', 'gazetteer'),
                __('The list can be filtered by category, location and plan. Contact details, opening hours, photos and prices are in the panels of the editor.', 'gazetteer'),
            ]],
            $screen->post_type === FormPostType::NAME && in_array($screen->base, ['edit', 'post'], true) => [__('Contact forms', 'gazetteer'), [
                __('A form consists of blocks, one for each field. Insert it into a page with the “Contact form” block or its shortcode.', 'gazetteer'),
                __('Set recipients, messages, limits and spam protection in the sidebar of the form.', 'gazetteer'),
            ]],
            default => null,
        };
    }
}
