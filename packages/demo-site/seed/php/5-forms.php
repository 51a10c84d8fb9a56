<?php

/**
 * Creates or updates the contact forms.
 *
 * @return array<string, int> Their post ids by key.
 */
function gazetteer_demo_forms(array $forms, GazetteerDemoPlanted $planted): array
{
    $numbers = [];
    foreach ($forms as $form) {
        $wanted = [
            'post_type' => 'gazetteer_form',
            'post_status' => 'publish',
            'post_title' => $form['title'],
            'post_content' => $form['content'],
        ];
        $id = $planted->id($form['key']);
        $there = $id === 0 ? [] : get_post($id, ARRAY_A);
        $isSame = $there !== [] && array_intersect_key($there, $wanted) == $wanted;
        foreach ($form['meta'] as $name => $value) {
            $isSame = $isSame && get_post_meta($id, $name, true) == $value;
        }
        if (!$isSame) {
            $wanted['meta_input'] = $form['meta'];
            $id = wp_insert_post(wp_slash($wanted + ($id === 0 ? [] : ['ID' => $id])), true);
            if (is_wp_error($id)) {
                throw new RuntimeException("{$form['title']}: " . $id->get_error_message());
            }
        }
        $planted->want($form['key'], $isSame ? 'kept' : ($there === [] ? 'made' : 'changed'));
        $planted->remember($form['key'], $id);
        $numbers[$form['key']] = $id;
    }

    return $numbers;
}
