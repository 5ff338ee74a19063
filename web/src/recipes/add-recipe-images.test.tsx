import { addRecipe } from '@sorrel/contract/recipe-saving';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nameField, openForm, png, submit } from '../../testing/add-recipe-form.tsx';
import { compressImage } from './compress-image.ts';

vi.mock('./compress-image.ts', () => ({ compressImage: vi.fn() }));

beforeEach(() => {
  vi.mocked(compressImage)
    .mockReset()
    .mockImplementation(async () => new Blob(['small'], { type: 'image/webp' }));
  URL.createObjectURL = () => 'blob:http://localhost/1';
});

describe('images', () => {
  const input = () => screen.getByLabelText('Images of the recipe');

  it('FORM-09 FORM-59 NUM-04 says how many of 3 slots remain', async () => {
    const { user, api } = await openForm();
    expect(screen.getByText('3 of 3 slots remain')).toBeTruthy();
    await user.upload(input(), png());
    expect(await screen.findByText('2 of 3 slots remain')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    expect(screen.getByText('3 of 3 slots remain')).toBeTruthy();
    await user.upload(input(), [png('a.png'), png('b.png')]);
    expect(await screen.findByText('1 of 3 slots remain')).toBeTruthy();
    await user.type(nameField(), 'Soup');
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.form?.getAll('images')).toHaveLength(2));
    expect(compressImage).toHaveBeenCalledTimes(3);
  });

  it('that a draft had are said to be missing where it is restored, as often as it is, and only those', async () => {
    const first = await openForm();
    await first.user.upload(input(), [png('a.png'), png('b.png')]);
    expect(await screen.findByText('1 of 3 slots remain')).toBeTruthy();
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const second = await openForm();
    expect(screen.getByText(/2 pictures from your device were not kept\. Please choose them again\./)).toBeTruthy();
    await second.user.type(nameField(), 'Soup');
    window.dispatchEvent(new Event('pagehide'));
    second.unmount();
    const third = await openForm();
    expect(screen.getByText(/2 pictures from your device were not kept/)).toBeTruthy();
    await third.user.click(screen.getByRole('button', { name: 'Start afresh' }));
    await third.user.type(nameField(), 'Stew');
    window.dispatchEvent(new Event('pagehide'));
    third.unmount();
    await openForm();
    expect(screen.getByText('This is the recipe you had begun.')).toBeTruthy();
  });

  it('ERR-19 FORM-59 a fourth is refused', async () => {
    const { user } = await openForm();
    await user.upload(input(), [png('1.png'), png('2.png'), png('3.png'), png('4.png')]);
    expect(await screen.findByText('You can upload a maximum of 3 images.')).toBeTruthy();
    expect(screen.getByText('0 of 3 slots remain')).toBeTruthy();
  });

  it('ERR-18 one that cannot be made smaller is refused', async () => {
    vi.mocked(compressImage).mockRejectedValue(new Error('broken'));
    const { user } = await openForm();
    await user.upload(input(), png());
    expect(await screen.findByText('Image compression failed. Please try again.')).toBeTruthy();
    expect(screen.getByText('3 of 3 slots remain')).toBeTruthy();
  });

  it.each([
    ['that names its type', new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' })],
    ['of a system that does not know its type', new File(['x'], 'IMG_1.HEIC', { type: '' })],
  ])('a photo of an iPhone %s is read where the browser can, and else says what to do', async (_title, photo) => {
    await openForm();
    fireEvent.change(input(), { target: { files: [photo] } });
    expect(await screen.findByText('2 of 3 slots remain')).toBeTruthy();
    vi.mocked(compressImage).mockRejectedValue(new Error('not known'));
    fireEvent.change(input(), { target: { files: [photo] } });
    expect((await screen.findByRole('alert')).textContent).toContain('Save the photo as JPEG');
    expect(screen.queryByText('Image compression failed. Please try again.')).toBeNull();
    expect(screen.getByText('2 of 3 slots remain')).toBeTruthy();
  });

  it('the focus goes to the picture beside the one that was removed', async () => {
    const { user } = await openForm();
    await user.upload(input(), [png('1.png'), png('2.png')]);
    await screen.findByText('1 of 3 slots remain');
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add image 3' })));
  });

  it('FORM-60 what is no image is refused', async () => {
    await openForm();
    fireEvent.change(input(), { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('Please upload a valid image file.')).toBeTruthy();
    expect(compressImage).not.toHaveBeenCalled();
  });

  it('FORM-15 a step takes a picture, sent with the place of its step', async () => {
    const { user, api } = await openForm();
    await user.type(nameField(), 'Soup');
    await user.upload(screen.getByLabelText('Image of step 1'), png());
    expect(await screen.findByRole('img', { name: 'Step 1' })).toBeTruthy();
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.body.methodImageIndexes).toEqual([0]));
    expect(api.calls(addRecipe)[0]?.form?.getAll('methodImages')).toHaveLength(1);
  });
});
