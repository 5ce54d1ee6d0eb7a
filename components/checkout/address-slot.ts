// What the checkout gives the part that chooses an address: that part is another feature's.

export interface AddressSlot {
  value: string | null;
  onChange: (receiverId: string | null) => void;
  /** While an address is being edited nothing is chosen for good. */
  onEditing: (isEditing: boolean) => void;
}
